import { type HowEarned, readHowEarned } from '#features/commission/server/index.ts';
import { gstAt, readGst } from '#features/firm/server/index.ts';
import type { Particulars } from '#features/firm/settings.ts';
import type { person } from '#features/people/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { taxableOf } from '../../rules/gst.ts';
import { partText, stepsText } from '../../rules/how-computed.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { payoutLine } from '../tables.ts';
import type { PrintedStatement } from './statement-data.ts';

/** A line of a run that is being approved, with its payee and the numbers that it got. */
export type ApprovedLine = {
  line: typeof payoutLine.$inferSelect;
  person: typeof person.$inferSelect;
  voucher: string;
  gstInvoice: string | null;
};

type Given = {
  paper: { run: string; approvedOn: Day; payDay: Day; from: Particulars };
  rows: ApprovedLine[];
  items: Candidate[];
};

/** All that the statement of each line prints. */
export const statementsOf = async (at: Writing, { paper, rows, items }: Given): Promise<PrintedStatement[]> => {
  const how = await readHowEarned(
    at.db,
    items.filter(({ kind }) => kind === 'OWN' || kind === 'OVERRIDE').map(({ source }) => source),
  );
  const { gstRate: feeGstRate } = gstAt(await readGst(at.db), paper.payDay);
  const byPerson = Map.groupBy(items, ({ personId }) => personId);
  return rows.map(({ line, person: { name, registrationNo, gstNumber }, voucher, gstInvoice }): PrintedStatement => {
    const { bank, accountMasked, ownCents, overridingCents, returnedCents, netCents } = line;
    const { feeCents, feeGstCents, recoveredCents, advancedCents, gstRate, gstCents, isSelfBilled } = line;
    const { writtenOffCents, gstBackCents } = line;
    const own = byPerson.get(line.personId) ?? [];
    const earnedGst = gstCents + gstBackCents;
    const taxed = {
      earnedOwnCents: taxableOf(own.filter(({ kind }) => kind === 'OWN')),
      earnedOverridingCents: taxableOf(own.filter(({ kind }) => kind === 'OVERRIDE')),
    };
    return {
      ...{ ...paper, voucher, ownCents, overridingCents, returnedCents, netCents },
      ...{ feeCents, feeGstCents, recoveredCents, advancedCents, writtenOffCents },
      ...(earnedGst > 0 && {
        gst: {
          gstRate,
          gstCents: earnedGst,
          isSelfBilled,
          invoice: gstInvoice ?? '',
          theirNumber: gstNumber ?? '',
          ...taxed,
        },
      }),
      ...(gstBackCents > 0 && { gstBackCents }),
      // A fee of somebody who is registered for GST themselves is invoiced to them.
      ...(gstRate > 0 && feeGstCents > 0 && { feeInvoice: { gstRate: feeGstRate, theirNumber: gstNumber ?? '' } }),
      to: { name, registrationNo: registrationNo ?? '', bank, accountMasked },
      items: printedItems(own, how),
    };
  });
};

/** The steps stand once, at the first item of a line of a split. */
const printedItems = (items: Candidate[], how: Map<string, HowEarned>): PrintedStatement['items'] => {
  const explained = new Set<string>();
  return items.map(({ source, of, caseNo, kind, clearedOn, cents }) => {
    const worked = how.get(source);
    if (!worked) return { of, caseNo, kind, clearedOn, cents };
    const steps = explained.has(worked.lineId) ? [] : stepsText(worked);
    explained.add(worked.lineId);
    return { of, caseNo, kind, clearedOn, cents, how: [...steps, ...partText(worked, cents)] };
  });
};
