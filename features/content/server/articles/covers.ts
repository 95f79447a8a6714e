import { and, eq } from 'drizzle-orm';
import { forgetFile, keepFile, sendFile, takeFile } from '#features/media/server/index.ts';
import { hasDesk } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { Upload } from '#platform/server/storage/store-upload.ts';
import type { content } from '../../contract/index.ts';
import { isForReader } from '../publication.ts';
import { article } from '../tables.ts';
import { coverAddress } from './read-articles.ts';
import { lockArticle, noteArticle } from './write-articles.ts';

const maxBytes = 5_000_000;

const forgetCover = async (at: Writing, fileId: string | null): Promise<void> => {
  if (fileId) await forgetFile(at, fileId);
};

type Given = Input<typeof content.addCover> & { file: Omit<Upload, 'maxBytes'> };

export const addCover = (at: Reading, { params, file }: Given) =>
  takeFile(at, { ...file, maxBytes }, (stored) =>
    transact(at, async (within) => {
      if (!stored.contentType.startsWith('image/') || stored.contentType === 'image/heic')
        throw new Refusal('file.unsupported', 'Choose a picture: JPEG or PNG.', { field: 'file' });
      const { id, cover: before } = await lockArticle(within, params.id);
      const { fileId } = await keepFile(within, stored);
      await within.db.update(article).set({ cover: fileId }).where(eq(article.id, id));
      await forgetCover(within, before);
      await noteArticle(within, id, 'picture-changed', { fileId });
      return { answer: { cover: coverAddress(fileId) ?? '' }, isKept: true };
    }),
  );

export const removeCover = async (at: Writing, { params }: Input<typeof content.removeCover>): Promise<undefined> => {
  const { id, cover } = await lockArticle(at, params.id);
  if (!cover) return;
  await at.db.update(article).set({ cover: null }).where(eq(article.id, id));
  await forgetCover(at, cover);
  await noteArticle(at, id, 'picture-removed', {});
};

/** A picture lies in lists, so that opening it is no reading to record. */
export const readCover = async (at: Reading, { params }: Input<typeof content.cover>) => {
  const isMine = hasDesk(at.actor, 'content') ? undefined : await isForReader(article, at);
  if ((await at.db.$count(article, and(eq(article.cover, params.fileId), isMine))) === 0) throw missing('picture');
  return { ...(await sendFile(at, params.fileId)), isForEver: true as const };
};
