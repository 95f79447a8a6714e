import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import { subjectPlace } from './cases/subjects.ts';

/** The sealed columns of this room, for the rotation of the key. */
export const sealedSubjects: SealedColumn[] = [
  { table: 'aml_subject', id: 'id', sealed: 'id_number_sealed', print: 'id_number_print', place: subjectPlace },
];
