import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { checkIdentity, maskIdentity, tidyIdentity } from '../identity.ts';
import { partyProblem } from '../party-problem.ts';
import { refuseProblem } from '../problem.ts';
import type { PartyInput } from '../schemas.ts';

/** A party as it is stored, but for its identity number. Refuses what can't be right. */
export const partyColumns = (at: Writing, given: PartyInput) => {
  refuseProblem(partyProblem(given, today(at.clock)));
  const { idNumber, ...columns } = given;
  return columns;
};

/**
 * An identity number as it is stored: sealed for this one party, masked for showing, and as a keyed hash for finding its
 * equal. Refuses a number that can't be right; what is only doubtful is marked.
 */
export const identityColumns = (at: Writing, uuid: string, { idType, idNumber = '' }: PartyInput) => {
  const number = tidyIdentity(idNumber);
  const doubt = checkIdentity(idType, number);
  if (doubt?.level === 'block') throw new Refusal('esubmission.invalid', doubt.message, { field: 'idNumber' });
  return {
    idNumberSealed: at.secrets.seal(number, sealPlace(uuid)),
    idNumberMasked: maskIdentity(number),
    idNumberPrint: at.secrets.fingerprint(number),
    isIdDoubtful: doubt !== undefined,
  };
};

/** Where a party's number is sealed to; it opens nowhere else. */
const sealPlace = (uuid: string): string => `esubmission_party/${uuid}/id_number`;
