import { numberColumns } from '#features/particulars/server/index.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import { subjectPlace } from './cases/subjects.server.ts';
import { holdPlace } from './holds/hold-customer.server.ts';
import { paperPlace } from './register/papers.server.ts';

/** The sealed columns of this room, for the rotation of the key. */
export const sealedSubjects: SealedColumn[] = [
  { table: 'aml_subject', id: 'id', ...numberColumns, place: subjectPlace },
  { table: 'aml_hold', id: 'id', sealed: 'held_number_sealed', print: 'held_number_print', place: holdPlace },
  { table: 'str_file', id: 'id', sealed: 'sealed', place: paperPlace, atOnce: 1 },
];
