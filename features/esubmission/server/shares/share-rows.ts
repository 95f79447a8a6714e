import type { Db } from '#platform/server/database/database.ts';
import { inOrder, wholeRows } from '#platform/server/database/rows.ts';
import { externalCobroke, internalCobroke } from '../money-tables.ts';

export const externals = wholeRows(externalCobroke);
export const internals = wholeRows(internalCobroke);

/** The external co-brokers of a submission as they are stored, in their order. */
export const storedExternals = async (db: Db, eSubId: string) =>
  inOrder(await externals.readBy(db, 'esubmissionId', eSubId));

/** Who shares it internally as they are stored, in their order. */
export const storedInternals = async (db: Db, eSubId: string) =>
  inOrder(await internals.readBy(db, 'esubmissionId', eSubId));
