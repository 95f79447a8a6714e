import { boolean, text } from 'drizzle-orm/pg-core';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { dayColumn } from '#platform/server/database/columns.ts';
import { checkIdentity, maskIdentity, tidyIdentity } from '../rules/identity.ts';
import type { IdType } from '../words/kinds.ts';

/**
 * The columns of an identity: the type of document, its number encrypted, the masked number, and a keyed hash by which
 * the same number is found.
 */
export const identityColumns = {
  idType: text('id_type').$type<IdType>().notNull(),
  idNumberSealed: text('id_number_sealed').notNull(),
  idNumberMasked: text('id_number_masked').notNull(),
  idNumberPrint: text('id_number_print').notNull(),
  /** The check letter does not fit, but the rule for this kind of number is not published. */
  isIdDoubtful: boolean('is_id_doubtful').notNull().default(false),
  nationality: text().notNull(),
  dateOfBirth: dayColumn('date_of_birth'),
};

/** Of who is screened: as of a contact, a party, or somebody of a case. */
export const customerColumns = {
  ...identityColumns,
  /** Nobody can have the date of birth of this person. */
  birthUnknown: boolean('birth_unknown').notNull().default(false),
};

/** The columns of a number, as the tables that have them declare them for the rotation of the key and a new mask. */
export const numberColumns = {
  sealed: 'id_number_sealed',
  print: 'id_number_print',
  masked: { column: 'id_number_masked', of: maskIdentity },
};

type Stored = { idType: IdType; idNumberSealed: string; idNumberMasked: string };

/** The number as people see it: masked, but for a UEN, which is public. */
export const shownNumber = ({ secrets }: Reading<Actor | null>, place: string, stored: Stored): string =>
  stored.idType === 'UEN' && stored.idNumberSealed !== ''
    ? secrets.open(stored.idNumberSealed, place)
    : stored.idNumberMasked;

type Given = { idType: IdType; idNumber?: string | undefined };

/**
 * The columns of an identity number: encrypted for `place` (it can't be decrypted for another), masked, and as a keyed
 * hash. Refuses an invalid number, at `field`; a doubtful one is marked.
 */
export const sealIdentity = (
  at: Pick<Writing, 'secrets'>,
  place: string,
  { idType, idNumber = '' }: Given,
  field = 'idNumber',
) => {
  const number = tidyIdentity(idNumber);
  const doubt = checkIdentity(idType, number);
  if (doubt?.level === 'block') throw new Refusal('particulars.invalid', doubt.message, { field });
  return {
    idNumberSealed: at.secrets.seal(number, place),
    idNumberMasked: maskIdentity(number),
    idNumberPrint: at.secrets.fingerprint(number),
    isIdDoubtful: doubt !== undefined,
  };
};
