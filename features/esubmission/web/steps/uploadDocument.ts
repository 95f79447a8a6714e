import { urlOf } from '#platform/web/api/client.ts';
import { CallFailure, offlineFailure } from '#platform/web/api/failure.ts';
import { endSession } from '#platform/web/api/session-end.ts';
import type { UploadFunction } from '#platform/web/files/useUploads.ts';
import { api } from '../api.ts';

export type UploadTarget = { eSubId: string; documentId: string; partyUuid: string | null };

type Answer = { success?: boolean; data?: { fileId: string }; errors?: { message: string }[] } | null;

/**
 * Sends one file to a line of the checklist. XMLHttpRequest, because fetch tells nothing of the bytes on their way.
 * Throws a CallFailure with the server's words; aborting throws the signal's reason.
 */
export const uploadTo = ({ eSubId, documentId, partyUuid }: UploadTarget): UploadFunction<{ fileId: string }> =>
  uploadWith(api.upload, api.upload.address, { eSubId, documentId, ...(partyUuid && { partyUuid }) });

/** Sends a copy of what identifies a party. */
export const uploadForParty = (uuid: string): UploadFunction<{ fileId: string }> => {
  const call = api.uploadPartyDocument;
  return uploadWith(call, urlOf(call, { params: { uuid } }), {});
};

const uploadWith =
  (
    call: { method: string; name: string },
    address: string,
    fields: Record<string, string>,
  ): UploadFunction<{ fileId: string }> =>
  (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(call.method, address);
      request.responseType = 'json';
      request.setRequestHeader('accept', 'application/json');
      request.setRequestHeader('x-requested-with', 'gable');
      request.setRequestHeader('idempotency-key', crypto.randomUUID());
      request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size), file.size);
      request.onload = () => {
        const answer = request.response as Answer;
        if (request.status < 300 && answer?.success && answer.data) return resolve(answer.data);
        if (request.status === 401) void endSession(call.name);
        reject(new CallFailure(request.status, answer?.errors ?? [{ message: 'Oops...Something went wrong' }]));
      };
      request.onerror = () => reject(offlineFailure());
      signal.addEventListener('abort', () => {
        request.abort();
        reject(signal.reason);
      });
      request.send(formOf(fields, file));
    });

/** The fields go before the file: the server knows what it is for before its first byte. */
const formOf = (fields: Record<string, string>, file: File): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file, file.name);
  return form;
};
