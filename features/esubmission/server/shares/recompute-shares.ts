import type { Writing } from '#platform/server/context.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { internalPool, type Share, shareOut } from '../../shares.ts';
import type { EsubmissionRecord } from '../load.ts';
import { externals, internals, storedExternals, storedInternals } from './share-rows.ts';

export const readShares = async (db: Db, eSubId: string) => {
  const [external, internal] = await Promise.all([storedExternals(db, eSubId), storedInternals(db, eSubId)]);
  return { external, internal };
};

/**
 * Brings the amounts of all shares in line with the commission, after it or the external shares changed. Refuses nothing:
 * fixed amounts that no longer fit leave a negative remainder, which the required-info notice shows and submission refuses.
 */
export const recomputeShares = async (at: Writing, row: EsubmissionRecord): Promise<void> =>
  writeShares(at, row, await readShares(at.db, row.id));

/** The same for shares already read: every statement of it is asked at once. */
export const writeShares = async (at: Writing, row: EsubmissionRecord, { external, internal }: Shares) => {
  await Promise.all([
    ...spread(at, externals, row.commissionCents, external),
    ...spread(at, internals, internalPool(row.commissionCents, external), internal),
  ]);
};

export type Shares = Awaited<ReturnType<typeof readShares>>;

type Stored = Share & { id: string; amountCents: number };
type Change = (db: Tx, id: string, change: { amountCents: number }) => Promise<void>;

const spread = (at: Writing, { change }: { change: Change }, pool: number, rows: Stored[]): Promise<void>[] => {
  const { amounts } = shareOut(pool, rows);
  return rows.flatMap(({ id, amountCents: before }, index) => {
    const amountCents = amounts[index] ?? 0;
    return amountCents === before ? [] : [change(at.db, id, { amountCents })];
  });
};
