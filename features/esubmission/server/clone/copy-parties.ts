import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import { holderPlace } from '../holders/holder-columns.ts';
import { holdersOf } from '../holders/load-holders.ts';
import { partyPlace } from '../party-columns.ts';
import { party } from '../party-tables.ts';

/** The parties of one submission with everyone behind them, as rows of another: new ids, and numbers sealed to those. */
export const copyParties = async (at: Writing, fromId: string, toId: string) => {
  const rows = await at.db.select().from(party).where(eq(party.esubmissionId, fromId)).orderBy(asc(party.id));
  const held = await holdersOf(
    at,
    rows.map(({ uuid }) => uuid),
  );
  const fresh = new Map([...rows.map(({ uuid }) => uuid), ...held.map(({ id }) => id)].map((id) => [id, randomUUID()]));
  const renamed = (id: string): string => fresh.get(id) ?? id;
  const parties = rows.map(({ id: _, uuid, representsPartyUUID, ...row }) => ({
    ...row,
    uuid: renamed(uuid),
    esubmissionId: toId,
    representsPartyUUID: representsPartyUUID && renamed(representsPartyUUID),
    idNumberSealed: resealed(at, row.idNumberSealed, partyPlace(uuid), partyPlace(renamed(uuid))),
  }));
  const holders = held.map(({ seq: _, id, partyUuid, parentId, ...row }) => ({
    ...row,
    id: renamed(id),
    partyUuid: renamed(partyUuid),
    parentId: parentId && renamed(parentId),
    idNumberSealed: resealed(at, row.idNumberSealed, holderPlace(id), holderPlace(renamed(id))),
  }));
  return { parties, holders };
};

/** A number is sealed for its one row: it opens nowhere else. */
const resealed = ({ secrets }: Writing, sealed: string, from: string, to: string): string =>
  sealed && secrets.seal(secrets.open(sealed, from), to);
