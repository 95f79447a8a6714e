import type { Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { invoicesOfReceipt, returnFee } from '../receipts/of-receipt.server.ts';
import type { BankLine } from '../room.calls.ts';
import { matchableReceipts, type NamingLine, type RecordedReceipt } from './matchable-receipts.rules.ts';
import { around, type Returned, returnsFor } from './returned.rules.ts';

type Receipt = RecordedReceipt & Returned & { receiptId: string; payer: string };
type Recorded = BankLine['recorded'];

/** A receipt beside what the lines of the bank are of it. */
const receiptWith = `
  SELECT c.id AS "receiptId", c.number, c.payer, c.cents, c.received_on AS "receivedOn", c.cleared_on AS "clearedOn",
    c.returned_on AS "returnedOn", lines.parts, lines.parts && '{MADE,STANDING}' AS "isMatched",
    ${invoicesOfReceipt('c.id')} AS invoices, ${returnFee('c.id')} AS "feeCents"
  FROM receipt c CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(b.receipt_part), '{}') AS parts FROM bank_line b
    WHERE b.receipt_id = c.id) lines`;

/** A receipt with what the lines of the bank are of it. */
export const readReceiptAtBank = async (at: Reading, receiptId: string): Promise<Receipt | undefined> => {
  const [receipt] = await ask<Receipt>(at.db, `${receiptWith} WHERE c.id = $1`, [receiptId]);
  return receipt;
};

const unreturned = `
  ${receiptWith} WHERE c.returned_on IS NULL AND c.cents = ANY($1::bigint[])
    AND NOT EXISTS (SELECT FROM bank_line b WHERE b.receipt_id = c.id AND b.receipt_part IN ('MADE', 'STANDING'))`;
const returned = `
  ${receiptWith}
  WHERE c.returned_on BETWEEN :first::date - :around::int AND :last::date + :around::int
    OR c.returned_on IS NOT NULL AND c.number = ANY(:numbers::text[])`;

type Line = NamingLine & { lineId: string };

/** What finance has recorded already that each of these lines probably is: receipts of a credit, returns and fees of a debit. */
export const recordedOf = async (at: Reading, lines: Line[]): Promise<Map<string, Recorded>> => {
  const credits = lines.filter(({ cents }) => cents > 0);
  const debits = lines.filter(({ cents }) => cents < 0);
  const [came, wentBack] = await Promise.all([standingOf(at, credits), returnedOf(at, debits)]);
  return new Map([
    ...credits.map((line) => [line.lineId, matchableReceipts(line, came).map(receivedWords)] as const),
    ...debits.map((line) => [line.lineId, returnsFor(line, wentBack).map(returnedWords)] as const),
  ]);
};

const standingOf = async (at: Reading, lines: Line[]): Promise<Receipt[]> =>
  lines.length === 0 ? [] : ask<Receipt>(at.db, unreturned, [lines.map(({ cents }) => cents)]);

const returnedOf = async (at: Reading, lines: Line[]): Promise<Receipt[]> => {
  const days = lines.map(({ day }) => day).toSorted();
  if (days.length === 0) return [];
  const numbers = lines.flatMap((line) => line.numbers);
  return ask<Receipt>(at.db, returned, { first: days[0], last: days.at(-1), numbers, around });
};

const receivedWords = ({ receiptId, number, payer, receivedOn, clearedOn }: Receipt): Recorded[number] => ({
  receiptId,
  number,
  payer,
  day: receivedOn,
  part: 'STANDING',
  isClearing: clearedOn === null,
});

const returnedWords = ({
  receiptId,
  number,
  payer,
  returnedOn,
  part,
}: Receipt & { part: Recorded[number]['part'] }): Recorded[number] => ({
  receiptId,
  number,
  payer,
  day: returnedOn as Day,
  part,
  isClearing: false,
});
