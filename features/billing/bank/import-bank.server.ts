import { createHash } from 'node:crypto';
import { agencyParticulars } from '#features/firm/settings.ts';
import { readSettings } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { TableChoice, TablePreview } from '#platform/contract/table-preview.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { readWhole } from '#platform/server/http/read-whole.ts';
import { keepChosen, type MatchedTable, previewOf, readGiven } from '#platform/server/table-file/given-table.ts';
import { requireText, textOf } from '#platform/server/table-file/other-kind.ts';
import { payoutAccount } from '../room.settings.ts';
import { bankFiles, spec } from './bank-files.server.ts';
import type { BankField } from './bank-table.rules.ts';
import { ownAccount } from './own-account.rules.ts';
import { readCamt } from './read-camt.server.ts';
import { readBankTable, statementOf } from './read-csv.server.ts';
import { type Statement, type StatementLine, unreadable } from './statement.server.ts';
import { type KeyedLine, storeLines } from './store-lines.server.ts';

/** A statement of a year has some 8 MB. It is read in memory, and nothing of the file is kept. */
const largest = 15_000_000;

type Sent = { file: IncomingFile; body?: TableChoice };
type Read = Omit<ReturnType<typeof readBankTable>, 'statement'> & {
  statement: Statement;
  table?: MatchedTable<BankField>;
};

const readStatement = async (at: Reading, { file, body: choice = {} }: Sent): Promise<Read> => {
  const bytes = await readWhole(file, largest, 'A statement may have 15 MB. Import it month by month.');
  const wanted = { bring: spec.bring, encoding: choice.encoding };
  const isXml = (await requireText(bytes, wanted)).trimStart().startsWith('<');
  if (isXml) return { statement: readCamt(await textOf(bytes, wanted)), problems: [], faults: [] };
  const table = await readGiven(at, bytes, { spec, area: bankFiles, choice });
  return { ...readBankTable(table), table };
};

/** Reads a CSV statement as a table; null for XML, which has no columns. */
export const previewBank = async (at: Reading, sent: Sent): Promise<TablePreview | null> => {
  const { statement, problems, faults, table } = await readStatement(at, sent);
  if (!table) return null;
  const isOurs = await accountOf(at, statement.account).then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return [error.message];
    },
  );
  return previewOf(table, {
    problems,
    rows: statement.lines.length + problems.length,
    faults: [...faults, ...isOurs],
    notes: statement.account ? [] : ['The file does not name its account. Check that it is ours.'],
  });
};

/** Reads a statement. Either all its lines are added or none; lines that are stored already stay as they are. */
export const importBank = async (at: Reading, sent: Sent) => {
  const { table, ...read } = await readStatement(at, sent);
  const { account, lines, pending, unread = [] } = table ? statementOf(table) : read.statement;
  const { whose, number } = await accountOf(at, account);
  // A CSV file may or may not name the account of invoices: the same lines have the same keys. Those of the account of payouts
  // have keys of their own, since on one day both accounts can have equal lines.
  const keyed = withKeys(table ? (whose === 'PAYOUTS' ? number : '') : account, lines);
  return transact(at, async (within) => {
    if (table) await keepChosen(within, table, { area: bankFiles, choice: sent.body ?? {} });
    const stored = await storeLines(within, { file: sent.file.fileName, account: number, lines: keyed });
    return { ...stored, pending, namesAccount: account !== '', unread };
  });
};

/** Which of our accounts a statement is of, with its number. @throws 400 for a stranger's */
const accountOf = async (at: Reading, account: string) => {
  const { invoices, payouts } = await readSettings(at.db, { invoices: agencyParticulars, payouts: payoutAccount });
  const own = { ofInvoices: invoices.accountNumber, ofPayouts: payouts.number };
  const whose = ownAccount(account, own);
  if (whose === 'OTHER') {
    const ours = [...new Set([own.ofInvoices, own.ofPayouts].filter(Boolean).map(ending))];
    throw unreadable(
      `This is the statement of another account, which ends in ${ending(account)}. Ours ends in ${ours.join(' or ')}.`,
    );
  }
  return { whose, number: { INVOICES: own.ofInvoices, PAYOUTS: own.ofPayouts, UNKNOWN: account }[whose] };
};

const ending = (number: string): string => number.replace(/\W/g, '').slice(-4);

/**
 * The key of each line: the bank's own number of it with its day and amount, since some banks use a number again; else what it
 * says. Equal lines of a file are counted.
 */
const withKeys = (account: string, lines: StatementLine[]): KeyedLine[] => {
  const seen = new Map<string, number>();
  let batch = '';
  return lines.map(({ bankRef, fileRef, ...line }) => {
    const { day, cents, currency, payer, reference } = line;
    const identity = bankRef ? [bankRef] : [currency, payer, reference];
    const own = keyOf([account, day, String(cents), ...identity]);
    const count = (seen.get(own) ?? 0) + 1;
    seen.set(own, count);
    const key = `${own}-${count}`;
    if (line.batchPart === 1) batch = key;
    return {
      ...line,
      key,
      batch: line.batchPart === null ? null : batch,
      reference: [reference, fileRef].filter(Boolean).join(' · '),
    };
  });
};

const keyOf = (parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
