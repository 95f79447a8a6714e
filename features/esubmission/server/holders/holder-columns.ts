import type { Writing } from '#platform/server/context.ts';
import type { IdType } from '../../words.ts';
import { identityColumns } from '../party-columns.ts';
import type { holder } from '../party-tables.ts';

export type HolderRecord = typeof holder.$inferSelect;

/** Where a holder's number is sealed to; it opens nowhere else. */
export const holderPlace = (id: string): string => `esubmission_holder/${id}/id_number`;

type Given = { idType: IdType; idNumber?: string | undefined };

/** The identity of a holder as it is stored. Without a number: what is stored stays if it is of that kind, else none. */
export const holderIdentity = (at: Writing, id: string, given: Given, before?: HolderRecord, field = 'idNumber') => {
  if (given.idNumber) return identityColumns(at, holderPlace(id), given, field);
  const kept = before?.idType === given.idType ? before : undefined;
  return {
    idNumberSealed: kept?.idNumberSealed ?? '',
    idNumberMasked: kept?.idNumberMasked ?? '',
    idNumberPrint: kept?.idNumberPrint ?? '',
    isIdDoubtful: kept?.isIdDoubtful ?? false,
  };
};
