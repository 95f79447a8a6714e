import { asc, eq } from 'drizzle-orm';
import type { Reading } from '#platform/server/context.ts';
import type { Party } from '../records.ts';
import { type EsubmissionRecord, loadEsubmission } from './load.ts';
import { mayReadParties } from './policy.ts';
import { party } from './tables.ts';

export type PartyRecord = typeof party.$inferSelect;

export const readParties = async (at: Reading, { params }: { params: { id: string } }) => {
  const row = await loadEsubmission(at, params.id);
  return { rows: presentParties(at, row, await partiesOf(at, row.id)), version: row.version };
};

/** In the order in which they were added. */
export const partiesOf = (at: Reading, esubmissionId: string): Promise<PartyRecord[]> =>
  at.db.select().from(party).where(eq(party.esubmissionId, esubmissionId)).orderBy(asc(party.id));

/** Parties as this person may see them; the identity number stays sealed in any case. */
export const presentParties = (at: Reading, row: EsubmissionRecord, parties: PartyRecord[]): Party[] => {
  const shown = parties.map(({ idNumberSealed, idNumberPrint, isIdDoubtful, esubmissionId, ...each }) => ({
    ...each,
    eSubId: esubmissionId,
  }));
  return mayReadParties(at.actor, row) ? shown : shown.map(masked);
};

const masked = (each: Party): Party => ({
  ...each,
  name: initials(each.name),
  idNumberMasked: '••••',
  nationality: '',
  dateOfBirth: null,
  phone: '',
  email: '',
  address: '',
});

/** `Goh Siew Choo` → `G. S. C.` */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => `${[...word][0]}.`)
    .join(' ');
