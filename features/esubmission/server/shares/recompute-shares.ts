import type { Writing } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { inOrder, wholeRows } from '#platform/server/database/rows.ts';
import { internalPool, type Share, shareOut } from '../../shares.ts';
import type { EsubmissionRecord } from '../load.ts';
import { externalCobroke, internalCobroke } from '../money-tables.ts';

const externals = wholeRows(externalCobroke);
const internals = wholeRows(internalCobroke);

/**
 * Brings the amounts of all shares in line with the commission, after it or the external shares changed. Refuses nothing:
 * fixed amounts that no longer fit leave a negative remainder, which the required-info notice shows and submission refuses.
 */
export const recomputeShares = async (at: Writing, row: EsubmissionRecord): Promise<void> => {
  const [external, internal] = await Promise.all([
    externals.readBy(at.db, 'esubmissionId', row.id).then(inOrder),
    internals.readBy(at.db, 'esubmissionId', row.id).then(inOrder),
  ]);
  await Promise.all([
    ...spread(at, externals, row.commissionCents, external),
    ...spread(at, internals, internalPool(row.commissionCents, external), internal),
  ]);
};

type Stored = Share & { id: string; amountCents: number };
type Change = (db: Tx, id: string, change: { amountCents: number }) => Promise<void>;

const spread = (at: Writing, { change }: { change: Change }, pool: number, rows: Stored[]): Promise<void>[] => {
  const { amounts } = shareOut(pool, rows);
  return rows.flatMap(({ id, amountCents: before }, index) => {
    const amountCents = amounts[index] ?? 0;
    return amountCents === before ? [] : [change(at.db, id, { amountCents })];
  });
};
