import { numberColumns } from '#features/particulars/server/index.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';

/** Where the number of a contact is sealed. It can't be opened for another place. */
export const numberPlace = (id: string): string => `contact/${id}/id_number`;

/** The sealed columns of this room, for the rotation of the key. */
export const sealedContacts: SealedColumn[] = [{ table: 'contact', id: 'id', ...numberColumns, place: numberPlace }];
