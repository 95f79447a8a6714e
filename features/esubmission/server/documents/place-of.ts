import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { lineKey } from '../../checklist.ts';
import type { EsubmissionRecord } from '../load.ts';
import type { Place } from './attach-file.ts';
import { readChecklist } from './read-checklist.ts';

type Asked = { documentId: string; partyUuid?: string | undefined };

/** The line of the checklist that a file is for. It must be one: of this submission, and asked for (or filled) now. */
export const placeOf = async (at: Reading, row: EsubmissionRecord, asked: Asked): Promise<Place> => {
  const place = { eSubId: row.id, documentId: asked.documentId, partyUuid: asked.partyUuid ?? null };
  const { rows } = await readChecklist(at, row);
  if (rows.some((line) => lineKey(line) === lineKey(place))) return place;
  const sameDocument = rows.some(({ documentId }) => documentId === place.documentId);
  throw sameDocument
    ? new Refusal('esubmission.invalid', 'Choose whom this document is about.', { field: 'partyUuid' })
    : new Refusal('esubmission.invalid', 'This document is not on the checklist of this transaction.', {
        field: 'documentId',
      });
};
