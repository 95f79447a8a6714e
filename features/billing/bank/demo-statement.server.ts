import { Readable } from 'node:stream';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { openInvoices } from '../receipts/open-invoices.server.ts';
import { bankLine, receipt } from '../tables.server.ts';
import { bookLine } from './charges.server.ts';
import { importBank } from './import-bank.server.ts';

/**
 * A statement of the last days, to be matched: one line names its invoice, one has the amount of one, one is recorded already, and
 * interest waits. The bank's fee is booked.
 */
export const demoStatement = async (at: Writing, today: Day): Promise<void> => {
  const { rows } = await openInvoices(at, { query: { search: 'INV' } });
  const [quoted, ...others] = rows;
  // A line is proposed by its amount for the one invoice that has it.
  const equal = others.find(({ openCents }) => rows.filter((each) => each.openCents === openCents).length === 1);
  if (!quoted || !equal) return;
  const [unreturned] = await at.db
    .select()
    .from(receipt)
    .where(and(ne(receipt.method, 'CHEQUE'), isNull(receipt.returnedOn)))
    .orderBy(desc(receipt.receivedOn), desc(receipt.number))
    .limit(1);
  const dollars = (cents: number) => (cents / 100).toFixed(2);
  const lines = [
    'Transaction Date,Reference,Client Reference,Debit Amount,Credit Amount,Currency',
    `${addDays(today, -1)},PAYNOW ${quoted.number.replace('-', '')},"${quoted.to}",,${dollars(quoted.openCents)},SGD`,
    `${addDays(today, -1)},COMMISSION,"${equal.to}",,${dollars(equal.openCents)},SGD`,
    `${addDays(today, -2)},INTEREST CREDIT,DBS BANK,,12.35,SGD`,
    ...(unreturned
      ? [`${unreturned.receivedOn},TRANSFER,"${unreturned.payer}",,${dollars(unreturned.cents)},SGD`]
      : []),
    `${addDays(today, -3)},MONTHLY FEE,DBS BANK,35.00,,SGD`,
  ];
  await importBank(at, {
    file: { fileName: 'demo-statement.csv', source: Readable.from([Buffer.from(lines.join('\n'))]) },
  });
  const [fee] = await at.db.select().from(bankLine).where(eq(bankLine.reference, 'MONTHLY FEE'));
  if (fee) await bookLine(at, fee);
};
