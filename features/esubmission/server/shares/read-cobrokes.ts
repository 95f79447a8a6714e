import { asc, eq } from 'drizzle-orm';
import { person, pictureAddress } from '#features/people/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import type { ExternalCobrokes, InternalCobrokes } from '../../records.ts';
import { internalPool, shareOut } from '../../shares.ts';
import { type EsubmissionRecord, loadEsubmission } from '../load.ts';
import { internalCobroke } from '../money-tables.ts';
import { storedExternals } from './share-rows.ts';

export const readExternal = async (at: Reading, id: string): Promise<ExternalCobrokes> =>
  externalOf(at, await loadEsubmission(at, id));

export const readInternal = async (at: Reading, id: string): Promise<InternalCobrokes> =>
  internalOf(at, await loadEsubmission(at, id));

/** External co-brokers of a submission that was loaded through its scope. */
export const externalOf = async (at: Reading, row: EsubmissionRecord): Promise<ExternalCobrokes> => {
  const stored = await storedExternals(at.db, row.id);
  const { shareableCents, remainCents } = shareOut(row.commissionCents, stored);
  const rows = stored.map(({ esubmissionId, position, ...shown }) => shown);
  return { rows, shareableCents, remainCents, version: row.version };
};

/** What internal salespeople of a submission share. */
export const internalPoolOf = async (at: Reading, row: EsubmissionRecord): Promise<number> =>
  internalPool(row.commissionCents, await storedExternals(at.db, row.id));

const internalRows = (at: Reading, id: string) =>
  at.db
    .select({
      share: internalCobroke,
      name: person.name,
      registrationNo: person.registrationNo,
      picture: person.picture,
    })
    .from(internalCobroke)
    .innerJoin(person, eq(person.id, internalCobroke.userId))
    .where(eq(internalCobroke.esubmissionId, id))
    .orderBy(asc(internalCobroke.position));

/** Internal salespeople of a submission that was loaded through its scope; their pool is what external ones leave. */
export const internalOf = async (at: Reading, row: EsubmissionRecord): Promise<InternalCobrokes> => {
  const [pool, stored] = await Promise.all([internalPoolOf(at, row), internalRows(at, row.id)]);
  const { shareableCents, remainCents } = shareOut(
    pool,
    stored.map(({ share }) => share),
  );
  const rows = stored.map(({ share: { esubmissionId, position, ...shown }, name, registrationNo, picture }) => ({
    ...shown,
    name,
    registrationNo: registrationNo ?? '',
    picture: pictureAddress(shown.userId, picture),
  }));
  return { rows, shareableCents, remainCents, version: row.version };
};
