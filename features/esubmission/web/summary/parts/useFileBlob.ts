import { useQuery } from '@tanstack/react-query';
import { CallFailure, offlineFailure } from '#platform/web/api/failure.ts';
import { fileAddress } from './fileAddress.ts';

/** The bytes of a stored file, kept for a few minutes: a file never changes under its id. */
export const useFileBlob = (fileId: string) =>
  useQuery<Blob, CallFailure>({
    queryKey: ['media', 'download', fileId],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 300_000,
    queryFn: async ({ signal }) => {
      const response = await fetch(fileAddress(fileId), { signal, headers: { 'x-requested-with': 'gable' } }).catch(
        (error: unknown) => {
          throw signal.aborted ? error : offlineFailure();
        },
      );
      if (!response.ok) throw new CallFailure(response.status, [{ message: 'This file could not be opened.' }]);
      return response.blob();
    },
  });
