import wire from 'virtual:wire/media';
import { useQuery } from '@tanstack/react-query';
import { client, urlOf } from '#platform/web/api/client.ts';
import { CallFailure, offlineFailure } from '#platform/web/api/failure.ts';
import type { media } from '../contract/index.ts';

const { download } = client<typeof media>(wire);

/** The address of a stored file. The server sends it as a download. */
export const fileAddress = (fileId: string): string => urlOf(download, { params: { fileId } });

/** The bytes of a stored file, cached for a few minutes. The file of an id never changes, so no change has it loaded anew. */
export const useFileBlob = (fileId: string) =>
  useQuery<Blob, CallFailure>({
    queryKey: ['media', 'download', fileId],
    staleTime: 'static',
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
