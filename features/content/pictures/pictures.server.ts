import { eq } from 'drizzle-orm';
import { keepFile, sendFile } from '#features/media/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { content } from '../room.calls.ts';
import { contentPicture } from '../tables.server.ts';
import { widestPicture } from './pictures.words.ts';
import { type GivenPicture, takePicture } from './take-picture.server.ts';

type PictureUpload = Input<typeof content.addPicture> & { file: GivenPicture };

export const addPicture = (at: Reading, { file }: PictureUpload) =>
  takePicture(at, file, [widestPicture], ([stored]) =>
    transact(at, async (within) => {
      if (!stored) throw new Error('No picture was drawn');
      const { fileId } = await keepFile(within, stored);
      await within.db.insert(contentPicture).values({ fileId, usedAt: within.clock.now().toString() });
      const { fileName, width, height } = stored;
      await record(within, {
        aggregate: 'picture',
        aggregateId: fileId,
        action: 'picture.added',
        detail: { fileName },
      });
      return { fileId, width, height };
    }),
  );

/** A picture lies in a text that may be read, so that opening it is no reading to record. */
export const readPicture = async (at: Reading, { params: { fileId } }: Input<typeof content.picture>) => {
  if ((await at.db.$count(contentPicture, eq(contentPicture.fileId, fileId))) === 0) throw missing('picture');
  return { ...(await sendFile(at, fileId)), isForEver: true as const };
};
