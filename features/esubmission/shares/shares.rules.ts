import { allocate, type Cents, formatMoney, hundredPercent, percentText } from '#platform/contract/money.ts';
import type { Problem } from '#platform/contract/refusal.ts';
import type { CobrokeRole, Direction } from '../roles.words.ts';

/**
 * The commission is shared in two steps. External co-brokers get their shares of the commission, internal salespeople
 * get theirs of the remainder. A share is a percentage of its pool, or an amount. Rates are ten-thousandths of a
 * percent.
 */

export type Share = { shareBasis: 'PERCENT' | 'AMOUNT'; shareRate: number | null; shareCents: Cents | null };

/** `amounts` by row, in cents; `remainCents` is negative if the pool was lowered under fixed amounts. */
export type SharedOut = { shareableCents: Cents; amounts: Cents[]; remainCents: Cents };

/** The share of an external co-broker that is deducted from the commission: 0 if they invoice their client directly. */
export const payable = <T extends Share & { direction: Direction }>(row: T): T =>
  row.direction === 'PAY_OUT' ? row : { ...row, shareBasis: 'AMOUNT', shareRate: null, shareCents: 0 };

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const rateOf = (row: Share): number => (row.shareBasis === 'PERCENT' ? (row.shareRate ?? 0) : 0);
const fixedOf = (row: Share): Cents => (row.shareBasis === 'AMOUNT' ? (row.shareCents ?? 0) : 0);

/** The amount of each row. Percentages are rounded by largest remainder, so that 100% sums to the pool to the cent. */
export const shareOut = (pool: Cents, rows: Share[]): SharedOut => {
  const shareableCents = Math.max(0, pool);
  const ofRates = allocate(shareableCents, rows.map(rateOf), hundredPercent);
  const amounts = rows.map((row, index) => fixedOf(row) + (ofRates[index] ?? 0));
  return { shareableCents, amounts, remainCents: shareableCents - sum(amounts) };
};

/** The pool of internal salespeople in cents: the commission less the shares of other agencies. */
export const internalPool = (commission: Cents, external: Share[]): Cents =>
  Math.max(0, shareOut(commission, external).remainCents);

/** The first problem of the shares of a pool: a missing share, percentages over 100%, or amounts over the pool. */
export const shareProblem = (pool: Cents, rows: Share[]): Problem | undefined =>
  missingShare(rows) ?? overWhole(rows) ?? overPool(pool, rows);

const fieldOf = (row: Share, index: number): string =>
  `rows.${index}.${row.shareBasis === 'PERCENT' ? 'shareRate' : 'shareCents'}`;

const missingShare = (rows: Share[]): Problem | undefined => {
  const index = rows.findIndex((row) => (row.shareBasis === 'PERCENT' ? row.shareRate : row.shareCents) === null);
  const row = rows[index];
  if (!row) return undefined;
  const message = row.shareBasis === 'PERCENT' ? 'Give the share as a percentage.' : 'Give the share as an amount.';
  return { message, field: fieldOf(row, index) };
};

/** The first index at which the running total of the values exceeds the limit, or -1. */
const firstOver = (values: number[], limit: number): number => {
  let total = 0;
  return values.findIndex((value) => {
    total += value;
    return value > 0 && total > limit;
  });
};

const overWhole = (rows: Share[]): Problem | undefined => {
  const rates = rows.map(rateOf);
  const index = firstOver(rates, hundredPercent);
  if (index < 0) return undefined;
  const message = `The percentages come to ${percentText(sum(rates))}%; together they can’t exceed 100%.`;
  return { message, field: `rows.${index}.shareRate` };
};

const overPool = (pool: Cents, rows: Share[]): Problem | undefined => {
  const { shareableCents, amounts, remainCents } = shareOut(pool, rows);
  const index = firstOver(amounts, shareableCents);
  const row = rows[index];
  if (!row) return undefined;
  const most = formatMoney(shareableCents);
  const message = `The shares come to ${formatMoney(shareableCents - remainCents)}, but only ${most} can be shared.`;
  return { message, field: fieldOf(row, index) };
};

type Member = { userId: string; role: CobrokeRole };

/** Exactly one closing agent, who is the owner, and nobody twice with one role. */
export const memberProblem = (ownerId: string, rows: Member[]): Problem | undefined => {
  const closing = rows.flatMap((row, index) => (row.role === 'CA' ? [index] : []));
  const [first, second] = closing;
  if (first === undefined) return { message: 'Name the closing agent (CA): that is you.', field: 'rows' };
  if (second !== undefined)
    return {
      message: 'There is one closing agent (CA) only. Give this person another role.',
      field: `rows.${second}.role`,
    };
  if (rows[first]?.userId !== ownerId)
    return { message: 'The closing agent (CA) is the salesperson who submits.', field: `rows.${first}.userId` };
  const seen = new Set<string>();
  const twice = rows.findIndex(({ userId, role }) => seen.size === seen.add(`${userId} ${role}`).size);
  if (twice < 0) return undefined;
  return {
    message: 'This person is listed twice with this role. Put the shares in one row.',
    field: `rows.${twice}.userId`,
  };
};
