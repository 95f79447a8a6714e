import { ofBank } from './bank.ts';
import { ofBook } from './book.ts';
import { ofDeals } from './deals.ts';
import { ofPeople } from './people.ts';
import { ofReceipts } from './receipts.ts';

type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** What is looked at: a few deals and people, one payer, and the lines of the bank whose references begin so. */
type Scope = { deals: string[]; people: string[]; payer: string; bank: string };

/** @throws with the first rows that are wrong, and the name of what does not hold */
const hold = async (query: Query, group: string, statements: Record<string, string>, values: unknown[]) => {
  for (const [name, text] of Object.entries(statements)) {
    const wrong = await query(text, values);
    if (wrong.length > 0) throw new Error(`${group}, ${name}: ${JSON.stringify(wrong.slice(0, 5))}`);
  }
};

/** Holds the records of these deals, people and receipts against the ledger and against each other, to the cent. */
export const holdOf = async (query: Query, { deals, people, payer, bank }: Scope): Promise<void> => {
  await hold(query, 'deals', ofDeals, [deals]);
  await hold(query, 'people', ofPeople, [people]);
  await hold(query, 'receipts', ofReceipts, [payer]);
  await hold(query, 'the bank', ofBank, [bank]);
};

/** Holds the whole book so. */
export const booksAgree = async (query: Query): Promise<void> => {
  await hold(query, 'deals', ofDeals, [null]);
  await hold(query, 'people', ofPeople, [null]);
  await hold(query, 'receipts', ofReceipts, [null]);
  await hold(query, 'the bank', ofBank, [null]);
  await hold(query, 'the book', ofBook, []);
};
