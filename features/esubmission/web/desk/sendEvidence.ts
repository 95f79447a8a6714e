import { sendForm } from '#platform/web/api/send-form.ts';
import { api } from '../api.ts';

/** Sends the file that shows why a transaction fell through; its id goes into the abort. */
export const sendEvidence = async (eSubId: string, file: File): Promise<string> => {
  const { fileId } = await sendForm(api.uploadEvidence, { params: { id: eSubId }, body: {} }, file);
  return fileId;
};
