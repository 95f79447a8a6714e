import { and, eq, or } from 'drizzle-orm';
import { keepFile, sendFile } from '#features/media/server/index.ts';
import { hasDesk } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { widestPicture, widestThumbnail } from '../pictures/pictures.words.ts';
import { type GivenPicture, takePicture } from '../pictures/take-picture.server.ts';
import { isForReader } from '../publication/publication.server.ts';
import type { content } from '../room.calls.ts';
import { article } from '../tables.server.ts';
import { coverAddress } from './read-articles.server.ts';
import { forgetCover, lockArticle, noteArticle } from './write-articles.server.ts';

type CoverUpload = Input<typeof content.addCover> & { file: GivenPicture };

export const addCover = (at: Reading, { params, file }: CoverUpload) =>
  takePicture(at, file, [widestPicture, widestThumbnail], (stored) =>
    transact(at, async (within) => {
      const before = await lockArticle(within, params.id);
      const files = [];
      for (const each of stored) files.push((await keepFile(within, each)).fileId);
      const [cover = null, thumbnail = null] = files;
      await within.db.update(article).set({ cover, thumbnail }).where(eq(article.id, before.id));
      await forgetCover(within, before);
      await noteArticle(within, before.id, 'picture-changed', { fileId: cover });
      return { cover: coverAddress(cover) ?? '' };
    }),
  );

export const removeCover = async (at: Writing, { params }: Input<typeof content.removeCover>): Promise<undefined> => {
  const before = await lockArticle(at, params.id);
  if (!before.cover) return;
  await at.db.update(article).set({ cover: null, thumbnail: null }).where(eq(article.id, before.id));
  await forgetCover(at, before);
  await noteArticle(at, before.id, 'picture-removed', {});
};

/** A picture lies in lists, so that opening it is no reading to record. */
export const readCover = async (at: Reading, { params: { fileId } }: Input<typeof content.cover>) => {
  const isMine = hasDesk(at.actor, 'content') ? undefined : await isForReader(article, at);
  const isShown = or(eq(article.cover, fileId), eq(article.thumbnail, fileId));
  if ((await at.db.$count(article, and(isShown, isMine))) === 0) throw missing('picture');
  return { ...(await sendFile(at, fileId)), isForEver: true as const };
};
