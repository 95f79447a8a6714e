import { and, eq, ne } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { checkIdentity, maskIdentity, tidyIdentity } from '../identity.ts';
import { fitted } from '../party-fields.ts';
import { partyProblem, principalProblem } from '../party-problem.ts';
import { refuseProblem } from '../problem.ts';
import type { PartyInput } from '../schemas.ts';
import type { IdType } from '../words.ts';
import { party } from './party-tables.ts';

/** A party as it is stored, but for its identity number and its beneficial owner. Refuses what can't be right. */
export const partyColumns = (at: Writing, given: PartyInput) => {
  const { idNumber, beneficialOwner, ...columns } = fitted(given);
  refuseProblem(partyProblem(columns, today(at.clock)));
  return {
    ...columns,
    representsPartyUUID: given.isOnBehalf ? given.representsPartyUUID : null,
    ownershipRate: given.tenancy === 'COMMON' ? given.ownershipRate : null,
  };
};

/** Refuses a party that acts for someone it can't act for. */
export const requirePrincipal = async (at: Writing, eSubId: string, uuid: string, given: PartyInput): Promise<void> => {
  if (!given.isOnBehalf) return;
  const others = await at.db
    .select()
    .from(party)
    .where(and(eq(party.esubmissionId, eSubId), ne(party.uuid, uuid)));
  refuseProblem(principalProblem({ ...given, uuid }, others));
};

/** Where a party's number is sealed to; it opens nowhere else. */
export const partyPlace = (uuid: string): string => `esubmission_party/${uuid}/id_number`;

type Given = { idType: IdType; idNumber?: string | undefined };

/**
 * An identity number as it is stored: sealed to its place, masked for showing, and as a keyed hash for finding its
 * equal. Refuses a number that can't be right; what is only doubtful is marked.
 */
export const identityColumns = (at: Writing, place: string, { idType, idNumber = '' }: Given, field = 'idNumber') => {
  const number = tidyIdentity(idNumber);
  const doubt = checkIdentity(idType, number);
  if (doubt?.level === 'block') throw new Refusal('esubmission.invalid', doubt.message, { field });
  return {
    idNumberSealed: at.secrets.seal(number, place),
    idNumberMasked: maskIdentity(number),
    idNumberPrint: at.secrets.fingerprint(number),
    isIdDoubtful: doubt !== undefined,
  };
};
