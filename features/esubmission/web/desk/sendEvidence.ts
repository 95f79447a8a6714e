import { urlOf } from '#platform/web/api/client.ts';
import { CallFailure, offlineFailure } from '#platform/web/api/failure.ts';
import { endSession } from '#platform/web/api/session-end.ts';
import { api } from '../api.ts';

/** Sends the file that shows why a transaction fell through; its id goes into the abort. */
export const sendEvidence = async (eSubId: string, file: File): Promise<string> => {
  const form = new FormData();
  form.set('file', file, file.name);
  const response = await fetch(urlOf(api.uploadEvidence, { params: { id: eSubId } }), {
    method: api.uploadEvidence.method,
    headers: { 'x-requested-with': 'gable', 'idempotency-key': crypto.randomUUID() },
    body: form,
  }).catch(() => {
    throw offlineFailure();
  });
  if (response.status === 401) void endSession(api.uploadEvidence.name);
  const { data, errors } = await response.json();
  if (!response.ok) throw new CallFailure(response.status, errors);
  return data.fileId;
};
