import { createHash, randomUUID } from 'node:crypto';
import { agencyParticulars } from '#features/firm/settings.ts';
import { readSetting, readSettings } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { ownAccount } from '../../rules/bank/own-account.ts';
import { bankColumns, payoutAccount } from '../../settings.ts';
import { statementText } from './file-text.ts';
import { readCamt } from './read-camt.ts';
import { readBankCsv } from './read-csv.ts';
import { type StatementLine, unreadable } from './statement.ts';

/** A statement of a year has some 8 MB. It is read in memory, and nothing of the file is kept. */
const largest = 15_000_000;

const insert = `
  INSERT INTO bank_line (key, day, cents, currency, payer, reference, is_reversal, state, imported_at)
  SELECT key, day, cents, currency, payer, reference, "isReversal",
         CASE WHEN currency <> 'SGD' THEN 'FOREIGN' WHEN cents < 0 THEN 'DEBIT' ELSE 'NEW' END, $2
  FROM jsonb_to_recordset($1) AS l (key text, day date, cents bigint, currency text, payer text, reference text, "isReversal" boolean)
  ON CONFLICT (key) DO NOTHING RETURNING id`;

/** Reads a statement. All its lines come in, or none; those that stand already are left as they are. */
export const importBank = async (at: Reading, { file }: { file: IncomingFile }) => {
  const text = await textOf(file);
  const isXml = text.trimStart().startsWith('<');
  const { account, lines, pending } = isXml ? readCamt(text) : readBankCsv(text, await readSetting(at.db, bankColumns));
  const ofPayouts = await payoutAccountOf(at, account);
  // A CSV file may or may not name the account of invoices: the same lines have the same keys. Those of the account of payouts
  // have keys of their own, since on one day both accounts can have equal lines.
  const keyed = withKeys(isXml ? account : ofPayouts, lines);
  return transact(at, async (within) => {
    const added = await ask<{ id: string }>(within.db, insert, [JSON.stringify(keyed), at.clock.now().toString()]);
    await record(within, {
      aggregate: 'bank',
      aggregateId: randomUUID(),
      action: 'bank.imported',
      detail: { file: file.fileName, lines: lines.length, added: added.length },
    });
    return { added: added.length, known: lines.length - added.length, pending, namesAccount: account !== '' };
  });
};

const textOf = async ({ source }: IncomingFile): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  // The body is read to its end even if it is too large, or the next request on this connection waits for ever.
  for await (const chunk of source as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largest) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > largest)
    throw new Refusal('file.too-large', 'A statement may have 15 MB. Import it month by month.', {
      field: 'file',
    });
  return statementText(Buffer.concat(chunks));
};

/** The number of the account that payouts are paid from, if the statement is of that one; else empty. @throws 400 for a stranger's. */
const payoutAccountOf = async (at: Reading, account: string): Promise<string> => {
  const { invoices, payouts } = await readSettings(at.db, { invoices: agencyParticulars, payouts: payoutAccount });
  const own = { ofInvoices: invoices.accountNumber, ofPayouts: payouts.number };
  const whose = ownAccount(account, own);
  if (whose === 'OTHER') {
    const ours = [...new Set([own.ofInvoices, own.ofPayouts].filter(Boolean).map(ending))];
    throw unreadable(
      `This is the statement of another account, which ends in ${ending(account)}. Ours ends in ${ours.join(' or ')}.`,
    );
  }
  return whose === 'PAYOUTS' ? own.ofPayouts : '';
};

const ending = (number: string): string => number.replace(/\W/g, '').slice(-4);

/**
 * The key of each line: the bank's own number of it with its day and amount, since some banks use a number again; else what it
 * says. Equal lines of a file are counted.
 */
const withKeys = (account: string, lines: StatementLine[]) => {
  const seen = new Map<string, number>();
  return lines.map(({ bankRef, fileRef, ...line }) => {
    const { day, cents, currency, payer, reference } = line;
    const said = bankRef ? [bankRef] : [currency, payer, reference];
    const own = keyOf([account, day, String(cents), ...said]);
    const count = (seen.get(own) ?? 0) + 1;
    seen.set(own, count);
    return { ...line, reference: [reference, fileRef].filter(Boolean).join(' · '), key: `${own}-${count}` };
  });
};

const keyOf = (parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
