import type { Writing } from '#platform/server/context.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { externals, internals, storedExternals, storedInternals } from './rows.server.ts';
import { internalPool, type Share, shareOut } from './shares.rules.ts';

export const readShares = async (db: Db, eSubId: string) => {
  const [external, internal] = await Promise.all([storedExternals(db, eSubId), storedInternals(db, eSubId)]);
  return { external, internal };
};

/**
 * Recomputes the amounts of all shares, after the commission or the external shares changed. It refuses nothing: fixed
 * amounts that exceed the pool leave a negative remainder, which is a finding that blocks submission.
 */
export const recomputeShares = async (at: Writing, row: EsubmissionRecord): Promise<void> =>
  writeShares(at, row, await readShares(at.db, row.id));

/** Like `recomputeShares`, for shares that are already read. All statements are sent together. */
export const writeShares = async (at: Writing, row: EsubmissionRecord, { external, internal }: Shares) => {
  await Promise.all([
    ...changeAmounts(at, externals, row.commissionCents, external),
    ...changeAmounts(at, internals, internalPool(row.commissionCents, external), internal),
  ]);
};

export type Shares = Awaited<ReturnType<typeof readShares>>;

type Stored = Share & { id: string; amountCents: number };
type Change = (db: Tx, id: string, change: { amountCents: number }) => Promise<void>;

const changeAmounts = (at: Writing, { change }: { change: Change }, pool: number, rows: Stored[]): Promise<void>[] => {
  const { amounts } = shareOut(pool, rows);
  return rows.flatMap(({ id, amountCents: before }, index) => {
    const amountCents = amounts[index] ?? 0;
    return amountCents === before ? [] : [change(at.db, id, { amountCents })];
  });
};
