import type { Candidate } from '../items/candidate.server.ts';
import type { payoutLine, payoutRun } from '../tables.server.ts';
import type { PrintedStatement } from './statement-data.server.ts';

/** A line of a run that is being approved, with the name of its payee and the numbers that it got. */
export type Numbered = {
  line: typeof payoutLine.$inferSelect;
  name: string;
  voucher: string;
  gstInvoice: string | null;
};

export type StatementInput = {
  run: typeof payoutRun.$inferSelect;
  rows: Numbered[];
  /** By payee, of these rows and of others. */
  items: Map<string, Candidate[]>;
  paper: Pick<PrintedStatement, 'run' | 'approvedOn' | 'payDay' | 'from'>;
};

/** What every statement prints. `no` is the registration or licence number of the payee. */
export const headOf = (
  { paper }: StatementInput,
  { line, name, voucher }: Numbered,
  { no, items }: { no: string; items: PrintedStatement['items'] },
): PrintedStatement => {
  const { bank, accountMasked, ownCents, overridingCents, returnedCents, netCents } = line;
  const { feeCents, feeGstCents, recoveredCents, advancedCents, writtenOffCents } = line;
  return {
    ...paper,
    voucher,
    ownCents,
    overridingCents,
    returnedCents,
    netCents,
    feeCents,
    feeGstCents,
    recoveredCents,
    advancedCents,
    writtenOffCents,
    to: { name, registrationNo: no, bank, accountMasked },
    items,
  };
};

export const plainItems = (items: Candidate[] = []): PrintedStatement['items'] =>
  items.map(({ of, caseNo, kind, clearedOn, cents }) => ({ of, caseNo, kind, clearedOn, cents }));
