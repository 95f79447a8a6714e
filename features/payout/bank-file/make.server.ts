import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import { payoutAccount } from '#features/billing/room.settings.ts';
import { agencyParticulars } from '#features/firm/settings.ts';
import { bankCodes } from '#features/people/record/bank-codes.rules.ts';
import { readSettings } from '#features/settings/server/index.ts';
import type { Cents } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { accountsOf, payeeName } from '../runs/payees.server.ts';
import { payoutFile, payoutLine, type payoutRun } from '../tables.server.ts';
import type { BankFile, Transfer } from './bank-file.server.ts';
import { keepBankFiles } from './keep.server.ts';
import { latinName } from './latin-name.rules.ts';

type Run = Pick<typeof payoutRun.$inferSelect, 'id' | 'kind' | 'payDay'> & { number: string };
type Row = { line: { payeeId: string; netCents: Cents }; name: string; voucher: string };

/** The agency as the bank file names it. */
export const readDebtor = async (at: Writing): Promise<BankFile['from']> => {
  const { particulars, account } = await readSettings(at.db, {
    particulars: agencyParticulars,
    account: payoutAccount,
  });
  const name = latinName(particulars.legalName);
  if (!account.bank || !account.number || !name)
    throw new Refusal(
      'payout.conflict',
      'The bank file needs the agency’s registered name and the account that payouts are paid from. An administrator enters them in Settings.',
    );
  return { name, bic: bankCodes[account.bank].bic, accountNumber: account.number };
};

/** Makes and keeps the bank files of a run that pays these lines. */
export const makeBankFiles = async (
  at: Writing,
  { id, kind, number, payDay }: Run,
  { rows, ...file }: Pick<BankFile, 'from' | 'madeAt' | 'version'> & { rows: Row[] },
): Promise<void> => {
  const transfers = await transfersOf(at, kind, rows);
  await keepBankFiles(at, id, { kind, number, payDay, ...file, transfers });
};

/** Makes the bank files of a run anew, of the lines that were not left out. Those before are kept, and given to nobody any more. */
export const remakeBankFiles = async (at: Writing, run: Run): Promise<void> => {
  const rows = await at.db
    .select({ line: payoutLine, name: sql<string>`${sql.raw(payeeName)}`, voucher: payoutLine.voucher })
    .from(payoutLine)
    .where(and(eq(payoutLine.runId, run.id), isNull(payoutLine.leftOutAt)))
    .orderBy(asc(payoutLine.voucher));
  const [last] = await at.db
    .select({ version: max(payoutFile.version) })
    .from(payoutFile)
    .where(eq(payoutFile.runId, run.id));
  await makeBankFiles(at, run, {
    from: await readDebtor(at),
    madeAt: at.clock.now().round('second').toString(),
    version: (last?.version ?? 0) + 1,
    rows: rows.map((row) => ({ ...row, voucher: row.voucher ?? '' })),
  });
};

const transfersOf = async (at: Writing, kind: Run['kind'], rows: Row[]): Promise<Transfer[]> => {
  const accounts = await accountsOf[kind](
    at,
    rows.map(({ line }) => line.payeeId),
  );
  return rows.map(({ line, name, voucher }) => {
    const account = accounts.get(line.payeeId);
    if (!account) throw new Error(`${voucher} has no bank account.`);
    const { bic, code } = bankCodes[account.bank];
    return {
      voucher,
      bank: account.bank,
      bic,
      bankCode: code,
      accountNumber: account.number,
      cents: line.netCents,
      name: latinName(account.holder) || latinName(name) || voucher,
    };
  });
};
