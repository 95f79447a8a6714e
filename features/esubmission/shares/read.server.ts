import { asc, eq } from 'drizzle-orm';
import { personPublic, pictureAddress } from '#features/people/index.server.ts';
import type { Reading } from '#platform/server/context.ts';
import { type EsubmissionRecord, loadEsubmission } from '../record/load.server.ts';
import { storedExternals } from './rows.server.ts';
import type { ExternalCobrokes, InternalCobrokes } from './shares.calls.ts';
import { internalPool, shareOut } from './shares.rules.ts';
import { internalCobroke } from './tables.server.ts';

export const readExternal = async (at: Reading, id: string): Promise<ExternalCobrokes> =>
  externalOf(at, await loadEsubmission(at, id));

export const readInternal = async (at: Reading, id: string): Promise<InternalCobrokes> =>
  internalOf(at, await loadEsubmission(at, id));

/** External co-brokers of a submission that was loaded through its scope. */
export const externalOf = async (at: Reading, row: EsubmissionRecord): Promise<ExternalCobrokes> => {
  const stored = await storedExternals(at.db, row.id);
  const pool = poolOf(shareOut(row.commissionCents, stored));
  const rows = stored.map(({ esubmissionId, position, ...share }) => share);
  return { rows, ...pool, version: row.version };
};

/** The pool under our names of its amounts, and under those that other programs know. */
const poolOf = ({ shareableCents, remainCents }: ReturnType<typeof shareOut>) => ({
  shareableCents,
  remainCents,
  shareable: shareableCents,
  remain: remainCents,
});

/** The pool of internal salespeople in cents. */
export const internalPoolOf = async (at: Reading, row: EsubmissionRecord): Promise<number> =>
  internalPool(row.commissionCents, await storedExternals(at.db, row.id));

const internalRows = (at: Reading, id: string) =>
  at.db
    .select({
      share: internalCobroke,
      name: personPublic.name,
      registrationNo: personPublic.registrationNo,
      picture: personPublic.picture,
    })
    .from(internalCobroke)
    .innerJoin(personPublic, eq(personPublic.id, internalCobroke.userId))
    .where(eq(internalCobroke.esubmissionId, id))
    .orderBy(asc(internalCobroke.position));

/**
 * Internal salespeople of a submission that was loaded through its scope. Their pool is what external co-brokers leave.
 */
export const internalOf = async (at: Reading, row: EsubmissionRecord): Promise<InternalCobrokes> => {
  const [pool, stored] = await Promise.all([internalPoolOf(at, row), internalRows(at, row.id)]);
  const shares = stored.map(({ share }) => share);
  const rows = stored.map(({ share: { esubmissionId, position, ...rest }, name, registrationNo, picture }) => ({
    ...rest,
    name,
    registrationNo: registrationNo ?? '',
    picture: pictureAddress(rest.userId, picture),
  }));
  return { rows, ...poolOf(shareOut(pool, shares)), version: row.version };
};
