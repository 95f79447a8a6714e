import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { RichText } from '../rich-text/document.calls.ts';
import { emptyText } from '../rich-text/plain-text.rules.ts';
import { contentPicture, pictureUse } from '../tables.server.ts';
import { picturesIn } from './pictures.rules.ts';

/** Notes which pictures the text of a record has, so that they stay. A text can only have pictures of ours. */
export const keepPictures = async (at: Writing, recordId: string, text: RichText): Promise<void> => {
  const ids = picturesIn(text);
  const stored = await at.db
    .select({ fileId: contentPicture.fileId })
    .from(contentPicture)
    .where(inArray(contentPicture.fileId, ids))
    .for('key share');
  if (stored.length < ids.length)
    throw new Refusal('picture.invalid', 'A picture of this text is not here any more. Remove it and add it again.', {
      field: 'body',
    });
  const isOfRecord = eq(pictureUse.recordId, recordId);
  const removed = await at.db
    .delete(pictureUse)
    .where(and(isOfRecord, notInArray(pictureUse.fileId, ids)))
    .returning({ fileId: pictureUse.fileId });
  if (removed.length > 0)
    await at.db
      .update(contentPicture)
      .set({ usedAt: at.clock.now().toString() })
      .where(
        inArray(
          contentPicture.fileId,
          removed.map(({ fileId }) => fileId),
        ),
      );
  if (ids.length > 0)
    await at.db
      .insert(pictureUse)
      .values(ids.map((fileId) => ({ fileId, recordId })))
      .onConflictDoNothing();
};

/** The record is deleted: the sweep takes the pictures that no other text has. */
export const forgetPictures = (at: Writing, recordId: string): Promise<void> => keepPictures(at, recordId, emptyText);
