import type { Db } from '#platform/server/database/database.ts';
import { inOrder, wholeRows } from '#platform/server/database/rows.ts';
import type { Share } from './shares.rules.ts';
import { externalCobroke, internalCobroke } from './tables.server.ts';

export const externals = wholeRows(externalCobroke);
export const internals = wholeRows(internalCobroke);

/** The stored external co-brokers of a submission, in their order. */
export const storedExternals = async (db: Db, eSubId: string) =>
  inOrder(await externals.readBy(db, 'esubmissionId', eSubId));

/** The stored internal salespeople of a submission, in their order. */
export const storedInternals = async (db: Db, eSubId: string) =>
  inOrder(await internals.readBy(db, 'esubmissionId', eSubId));

/** The columns of a share. The value of the other basis, which a form may still send, is dropped. */
export const storedShare = ({ shareBasis, shareRate, shareCents }: Share): Share => ({
  shareBasis,
  shareRate: shareBasis === 'PERCENT' ? shareRate : null,
  shareCents: shareBasis === 'AMOUNT' ? shareCents : null,
});
