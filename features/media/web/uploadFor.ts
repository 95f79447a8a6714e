import { CallFailure } from '#platform/web/api/failure.ts';
import { sendResumably } from '#platform/web/files/sendResumably.ts';
import type { UploadFunction } from '#platform/web/files/useUploads.ts';
import { resumableUploads } from '../words.ts';

/**
 * Sends the bytes of a file, which may be interrupted and resumed, and then attaches the file. `subject` is what it is for:
 * the same file for the same subject continues where it stopped.
 */
export const uploadFor =
  <T>(subject: string, attach: (uploadId: string, signal: AbortSignal) => Promise<T>): UploadFunction<T> =>
  async (file, options) => {
    const sendAndAttach = async () => {
      const sent = await sendResumably(file, { endpoint: resumableUploads.address, subject, ...options });
      try {
        const answer = await attach(sent.id, options.signal);
        sent.settle();
        return answer;
      } catch (failure) {
        if (failure instanceof CallFailure && isFinal(failure.status)) sent.settle();
        throw failure;
      }
    };
    try {
      return await sendAndAttach();
    } catch (failure) {
      // The upload was already attached by a call whose answer was lost, or it expired. Sending the same bytes again
      // creates no second file.
      if (failure instanceof CallFailure && failure.status === 404) return sendAndAttach();
      throw failure;
    }
  };

/** Whether the upload is lost with this status: not found, or refused for its content. */
const isFinal = (status: number): boolean => [400, 404, 413, 415].includes(status);
