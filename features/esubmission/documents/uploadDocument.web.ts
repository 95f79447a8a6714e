import { uploadFor } from '#features/media/web/index.ts';
import { send } from '#platform/web/api/send.ts';
import type { UploadFunction } from '#platform/web/files/useUploads.ts';
import { api } from '../api.web.ts';
import { lineKey } from '../checklist/checklist.rules.ts';
import type { Uploaded } from '../parts.calls.ts';

type UploadTarget = { eSubId: string; documentId: string; partyUuid: string | null };
type Upload = UploadFunction<Uploaded>;

/** Uploads one file for a line of the checklist. */
export const uploadTo = ({ eSubId, documentId, partyUuid }: UploadTarget): Upload => {
  const line = { eSubId, documentId, ...(partyUuid ? { partyUuid } : {}) };
  return uploadFor(`${eSubId} ${lineKey({ documentId, partyUuid })}`, (uploadId, signal) =>
    send(api.upload, { body: { ...line, uploadId } }, { signal }),
  );
};

/** Uploads a copy of a party's identity document. */
export const uploadForParty = (uuid: string): Upload =>
  uploadFor(uuid, (uploadId, signal) =>
    send(api.uploadPartyDocument, { params: { uuid }, body: { uploadId } }, { signal }),
  );
