import { createHash } from 'node:crypto';
import { agencyParticulars } from '#features/firm/settings.ts';
import { readSetting, readSettings } from '#features/settings/server/index.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { readWhole } from '#platform/server/http/read-whole.ts';
import { ownAccount } from '../../rules/bank/own-account.ts';
import { bankColumns, payoutAccount } from '../../settings.ts';
import { statementText } from './file-text.ts';
import { readCamt } from './read-camt.ts';
import { readBankCsv } from './read-csv.ts';
import { type Statement, type StatementLine, unreadable } from './statement.ts';
import { type KeyedLine, storeLines } from './store-lines.ts';

/** A statement of a year has some 8 MB. It is read in memory, and nothing of the file is kept. */
const largest = 15_000_000;

/** Reads a statement. All its lines come in, or none; those that stand already are left as they are. */
export const importBank = async (at: Reading, { file }: { file: IncomingFile }) => {
  const text = await textOf(file);
  const isXml = text.trimStart().startsWith('<');
  const {
    account,
    lines,
    pending,
    unread = [],
  }: Statement = isXml ? readCamt(text) : readBankCsv(text, await readSetting(at.db, bankColumns));
  const { whose, number } = await accountOf(at, account);
  // A CSV file may or may not name the account of invoices: the same lines have the same keys. Those of the account of payouts
  // have keys of their own, since on one day both accounts can have equal lines.
  const keyed = withKeys(isXml ? account : whose === 'PAYOUTS' ? number : '', lines);
  return transact(at, async (within) => {
    const stored = await storeLines(within, { file: file.fileName, account: number, lines: keyed });
    return { ...stored, pending, namesAccount: account !== '', unread };
  });
};

const textOf = async (file: IncomingFile): Promise<string> =>
  statementText(await readWhole(file, largest, 'A statement may have 15 MB. Import it month by month.'));

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
    const said = bankRef ? [bankRef] : [currency, payer, reference];
    const own = keyOf([account, day, String(cents), ...said]);
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
