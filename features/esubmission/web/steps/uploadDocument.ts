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
export const uploadTo =
  (target: UploadTarget): UploadFunction<{ fileId: string }> =>
  (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(api.upload.method, api.upload.address);
      request.responseType = 'json';
      request.setRequestHeader('accept', 'application/json');
      request.setRequestHeader('x-requested-with', 'gable');
      request.setRequestHeader('idempotency-key', crypto.randomUUID());
      request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size), file.size);
      request.onload = () => {
        const answer = request.response as Answer;
        if (request.status < 300 && answer?.success && answer.data) return resolve(answer.data);
        if (request.status === 401) void endSession(api.upload.name);
        reject(new CallFailure(request.status, answer?.errors ?? [{ message: 'Oops...Something went wrong' }]));
      };
      request.onerror = () => reject(offlineFailure());
      signal.addEventListener('abort', () => {
        request.abort();
        reject(signal.reason);
      });
      request.send(formOf(target, file));
    });

/** The fields go before the file: the server knows what it is for before its first byte. */
const formOf = ({ eSubId, documentId, partyUuid }: UploadTarget, file: File): FormData => {
  const form = new FormData();
  form.set('eSubId', eSubId);
  form.set('documentId', documentId);
  if (partyUuid) form.set('partyUuid', partyUuid);
  form.set('file', file, file.name);
  return form;
};
