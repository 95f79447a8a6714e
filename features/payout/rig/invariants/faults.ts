import { ofBank } from './bank.ts';
import { ofBook } from './book.ts';
import { ofDeals } from './deals.ts';
import { ofPeople } from './people.ts';
import { ofReceipts } from './receipts.ts';

/** A fault in the records, what it is called, and the statement that has to find it. */
type Fault = { name: string; plant: string; found: string; values: unknown[] };

/** Makes one line of the journal another amount. */
const another = (where: string) => `
  UPDATE journal_line SET cents = cents * 2 WHERE (entry, position) = (
    SELECT l.entry, l.position FROM journal_line l JOIN journal_entry e ON e.id = l.entry WHERE ${where} LIMIT 1)`;
/** Changes one row. */
const one = (table: string, change: string, where = 'true') =>
  `UPDATE ${table} SET ${change} WHERE ctid = (SELECT x.ctid FROM ${table} x WHERE ${where} LIMIT 1)`;

const fault = (name: string, plant: string, query: string, values: unknown[] = [null]): Fault => ({
  name,
  plant,
  found: query,
  values,
});
const inAccounts = (numbers: number[], group: string, where: string, query: string, values?: unknown[]) =>
  numbers.map((no) => fault(`account ${no} of ${group}`, another(`l.account = ${no} AND ${where}`), query, values));
const isOpen = "EXISTS (SELECT FROM deal d WHERE d.id = x.deal_id AND d.state = 'OPEN')";
const isOfOpenDeal = `EXISTS (
  SELECT FROM split s JOIN deal d ON d.id = s.deal_id WHERE s.id = x.split_id AND d.state = 'OPEN')`;
const isNotWithdrawn = `EXISTS (
  SELECT FROM payout_line l JOIN payout_run r ON r.id = l.run_id WHERE l.id = x.line_id AND r.state <> 'WITHDRAWN' AND l.left_out_at IS NULL)`;
const unnumbered = (table: string, column = 'number', where = 'true') =>
  one(table, `${column} = left(${column}, 4) || '-0999999'`, `x.${column} IS NOT NULL AND ${where}`);

/** Each fault that the invariants are there for. It is planted with the triggers of PostgreSQL off, which would refuse many of them. */
export const faults: Fault[] = [
  ...inAccounts(
    [1100, 4000, 2000, 5000, 2100, 2110, 4100, 2200, 1200],
    'a deal',
    'l.deal IS NOT NULL',
    ofDeals.accounts,
  ),
  fault('a share', one('deal_share', 'amount_cents = amount_cents + 1', isOpen), ofDeals.agreed),
  fault(
    'a bill',
    one('deal_bill', 'amount_cents = amount_cents + 1', `${isOpen} AND x.removed_at IS NULL`),
    ofDeals.agreed,
  ),
  fault('a line of a split', one('split_line', 'cents = cents + 1', isOfOpenDeal), ofDeals.agreed),
  fault(
    'what is left of a line',
    one('split_line', 'left_cents = left_cents + 1', 'x.left_cents < x.cents'),
    ofDeals.lines,
  ),
  fault(
    'a cent that nobody earned',
    one('earning', 'cents = cents - 1', "x.cause = 'ALLOCATION' AND x.cents > 1"),
    ofDeals.shared,
  ),
  fault(
    'a loss by a receipt',
    `ALTER TABLE earning DROP CONSTRAINT earning_sign; ${one('earning', 'cents = -cents', "x.cause = 'ALLOCATION'")}`,
    ofDeals.signs,
  ),
  fault('a reversal of another amount', one('earning', 'cents = cents - 1', "x.cause = 'REVERSAL'"), ofDeals.signs),
  fault('an earning of an agency', one('earning', 'share_id = NULL', 'x.share_id IS NOT NULL'), ofDeals.agencies),
  fault('a resplit', one('earning', 'cents = cents + 7', "x.cause = 'RESPLIT'"), ofDeals.moved),
  fault('a revision', one('earning', 'cents = cents + 7', "x.cause = 'REVISION'"), ofDeals.moved),
  fault('what is open of an invoice', one('invoice', 'open_gst = open_gst - 1', 'x.open_gst > 0'), ofDeals.invoices),
  fault('a credit note', one('credit_note', 'net_cents = net_cents + 1'), ofDeals.invoices),
  ...inAccounts([2100, 2110, 1300, 2400], 'a person', 'l.person_id IS NOT NULL', ofPeople.accounts),
  fault('an advance', one('advance_recovery', 'cents = cents + 100000000'), ofPeople.advances),
  fault(
    'an earning in two lines',
    `ALTER TABLE payout_item DROP CONSTRAINT payout_item_pkey;
     INSERT INTO payout_item SELECT (jsonb_populate_record(t, jsonb_build_object('line_id', other.id))).*
     FROM payout_item t CROSS JOIN payout_line other WHERE t.kind = 'EARNING' AND other.id <> t.line_id LIMIT 1`,
    ofPeople.once,
  ),
  fault(
    'an earning in the line of another',
    one('earning', 'taken_by = NULL', 'x.taken_by IS NOT NULL AND x.person_id IS NOT NULL'),
    ofPeople.once,
  ),
  fault('a payment that is paid again', one('payout_item', 'cents = cents + 1', "x.kind = 'RETURNED'"), ofPeople.again),
  fault('an item of a line', one('payout_item', 'cents = cents + 7', isNotWithdrawn), ofPeople.lines),
  fault(
    'what is left of a receipt',
    one('receipt', 'left_cents = left_cents - 1', 'x.left_cents > 0'),
    ofReceipts.whole,
  ),
  fault(
    'a receipt that was returned and pays',
    one(
      'receipt',
      'returned_on = received_on',
      `x.returned_on IS NULL
      AND 0 < (SELECT sum(a.net_cents) FROM allocation a WHERE a.receipt_id = x.id)`,
    ),
    ofReceipts.unpaid,
  ),
  ...inAccounts([2300, 1010], 'a receipt', 'true', ofReceipts.accounts),
  ...inAccounts([5100], 'a receipt', "e.event = 'receipt returned'", ofReceipts.accounts),
  ...inAccounts([1000], 'a receipt', "e.event = 'receipt'", ofReceipts.accounts),
  fault('a line that is matched', one('bank_line', 'cents = cents + 1', "x.state = 'MATCHED'"), ofBank.lines),
  fault('a line that is booked', one('bank_line', 'cents = cents - 1', "x.state = 'BOOKED'"), ofBank.lines),
  ...inAccounts(
    [1000],
    'a charge of the bank',
    "e.event = 'bank charge' AND EXISTS (SELECT FROM bank_charge c WHERE c.id = e.event_id AND c.taken_back_at IS NULL)",
    ofBank.lines,
  ),
  fault(
    'a receipt of two lines',
    `DROP INDEX bank_line_receipt;
     INSERT INTO bank_line SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'key', 'again'))).*
     FROM bank_line b WHERE b.receipt_part = 'STANDING' LIMIT 1`,
    ofBank.once,
  ),
  fault('a line that was freed', one('bank_line', "state = 'SET_ASIDE'", "x.state = 'BOOKED'"), ofBank.once),
  fault('an entry', another('true'), ofBook.entries, []),
  fault(
    'an entry without lines',
    'DELETE FROM journal_line WHERE entry = (SELECT min(entry) FROM journal_line)',
    ofBook.entries,
    [],
  ),
  fault('the trial balance', another('true'), ofBook.trialBalance, []),
  ...inAccounts(
    [1000, 1010, 1100, 1200, 1300, 2000, 2200, 2300, 2400, 4000, 4100, 4200, 5000, 5100],
    ...(['the book', 'true', ofBook.accounts] as const),
    [],
  ),
  ...['invoice', 'credit_note', 'receipt', 'payout_run'].map((table) =>
    fault(`a number of ${table}`, unnumbered(table), ofBook.numbers, []),
  ),
  fault('what a run keeps', one('payout_run', 'net_cents = net_cents + 1'), ofBook.runs, []),
  fault('a remittance', one('remittance', 'cents = cents + 1', 'x.taken_back_on IS NULL'), ofBook.remittances, []),
  fault('a number of a voucher', unnumbered('payout_line', 'voucher'), ofBook.numbers, []),
  fault(
    'a number that was lost',
    "UPDATE counter SET value = value + 1 WHERE name = 'firm.OR.2026'",
    ofBook.numbers,
    [],
  ),
  fault(
    'what came into a closed month',
    `UPDATE journal_entry SET day = (SELECT min(month) FROM ledger_month WHERE closed_at IS NOT NULL)
     WHERE id = (SELECT max(id) FROM journal_entry)`,
    ofBook.months,
    [],
  ),
  fault(
    'what was kept of a closed month',
    one('ledger_month', 'entries = entries + 1', 'x.closed_at IS NOT NULL'),
    ofBook.turnover,
    [],
  ),
];
