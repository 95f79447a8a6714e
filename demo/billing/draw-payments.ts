import { createHash } from 'node:crypto';
import type { ReceiptMethod, RequestKind } from '#features/billing/billing.words.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';

/** A bill of a deal, as far as what happens to its invoice depends on it. */
export type Billed = {
  dealNo: string;
  position: number;
  signedOn: Day;
  approvedOn: Day;
  completedOn: Day | null;
  expected: Day | null;
  isForfeiture: boolean;
  totalCents: Cents;
};

/** What finance does about an invoice, and on which day. */
export type Payment = { day: Day } & (
  | { kind: 'ISSUE'; completedOn: Day }
  | { kind: 'RECEIVE'; method: ReceiptMethod; cents: Cents; invoiceCents: Cents; reference: string }
  | { kind: 'CLEAR' }
  | { kind: 'RETURN'; reason: string }
  | { kind: 'DISPUTE'; reason: string }
  | { kind: 'ASK'; what: RequestKind; reason: string }
);

/** What happens to an invoice. */
const usual = ['PAID', 'BY_CHEQUE', 'PAID', 'PAID', 'IN_HALVES', 'PAID'] as const;
const fates = [
  ...(['BOUNCED_LATE', ...usual, 'CREDITED', ...usual, 'REFUNDED', ...usual, 'WRITTEN_OFF', ...usual] as const),
  ...(['BOUNCED', ...usual, 'IN_PART', ...usual, 'OVER', ...usual, 'DISPUTED', ...usual, 'NEVER', ...usual] as const),
];
type Fate = (typeof fates)[number];

const methods: ReceiptMethod[] = ['PAYNOW', 'PAYNOW', 'GIRO', 'TRANSFER'];

/** So much more is paid where too much is paid. */
export const overpaidCents: Cents = 5_000;

/** Where it is refunded to. */
export const refundAccount = { bank: 'UOB', number: '4512345678' } as const;

const later = (a: Day, b: Day): Day => (a > b ? a : b);

/** The invoices of bills and their payments: some are paid late, in part, over, by a cheque that bounces, disputed or never. */
export const drawPayments = <Bill extends Billed>(bills: Bill[]): { bill: Bill; payments: Payment[] }[] => {
  let others = 0;
  return bills.map((bill) => {
    const fate = bill.isForfeiture ? 'PAID' : (fates[others++ % fates.length] ?? 'PAID');
    return { bill, payments: paymentsOf(bill, fate) };
  });
};

const paymentsOf = (bill: Billed, fate: Fate): Payment[] => {
  const { signedOn, approvedOn, expected, isForfeiture, totalCents: total } = bill;
  const draw = drawsFor(`${bill.dealNo} ${bill.position}`);
  const usualDay = later(expected ?? addDays(signedOn, 84), approvedOn);
  const completedOn = isForfeiture ? approvedOn : (bill.completedOn ?? usualDay);
  const issuedOn = addDays(later(completedOn, approvedOn), draw(1, 9));
  const due = addDays(issuedOn, draw(3, 40));
  const after = (more: number) => addDays(due, more);
  const received = (day: Day, cents: Cents, method: ReceiptMethod, invoiceCents = cents): Payment => {
    return { kind: 'RECEIVE', day, method, cents, invoiceCents, reference: '' };
  };
  const paid = (day: Day, cents = total) => received(day, cents, methods[draw(0, methods.length - 1)] ?? 'PAYNOW');
  const cleared = (day: Day): Payment => ({ kind: 'CLEAR', day });
  const returned = (day: Day, reason: string): Payment => ({ kind: 'RETURN', day, reason });
  const request = (day: Day, what: RequestKind, reason: string): Payment => ({ kind: 'ASK', day, what, reason });
  const half = Math.floor(total / 2);
  const over = received(due, total + overpaidCents, 'TRANSFER', total);
  const cheque = received(due, total, 'CHEQUE');
  const what: Record<Fate, () => Payment[]> = {
    PAID: () => [paid(due)],
    NEVER: () => [],
    IN_PART: () => [paid(due, Math.floor(total / 3))],
    IN_HALVES: () => [paid(due, half), paid(after(21), total - half)],
    BY_CHEQUE: () => [cheque, cleared(after(3))],
    OVER: () => [over],
    REFUNDED: () => [over, request(after(10), 'REFUND', 'The client paid too much')],
    BOUNCED: () => [cheque, returned(after(2), 'Insufficient funds'), paid(after(14))],
    BOUNCED_LATE: () => [cheque, cleared(after(3)), returned(after(50), 'Disputed by the drawer')],
    CREDITED: () => [paid(due), request(after(45), 'CREDIT', 'Made out to the wrong company')],
    DISPUTED: () => [{ kind: 'DISPUTE', day: after(20), reason: 'The client says that a lower commission was agreed' }],
    WRITTEN_OFF: () => [request(after(200), 'WRITE_OFF', 'The client was declared bankrupt')],
  };
  const numbered = what[fate]().map((each) =>
    each.kind === 'RECEIVE' && each.method === 'CHEQUE'
      ? { ...each, reference: `OCBC ${draw(100_000, 999_999)}` }
      : each,
  );
  return [{ kind: 'ISSUE', day: issuedOn, completedOn }, ...numbered];
};

/** Whole numbers between two, both included: the same for the same name. */
const drawsFor = (name: string) => {
  let count = 0;
  return (from: number, to: number): number => {
    count += 1;
    const drawn = createHash('sha256').update(`${name} ${count}`).digest().readUInt32BE(0);
    return from + (drawn % (to - from + 1));
  };
};
