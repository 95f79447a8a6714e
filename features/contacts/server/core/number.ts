import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';

/** Where the number of a contact is sealed. It can't be opened for another place. */
export const numberPlace = (id: string): string => `contact/${id}/id_number`;

/** The sealed columns of this room, for the rotation of the key. */
export const sealedContacts: SealedColumn[] = [
  { table: 'contact', id: 'id', sealed: 'id_number_sealed', print: 'id_number_print', place: numberPlace },
];
