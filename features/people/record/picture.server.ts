import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { addressOf } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { lockPerson } from '../account/change-person.server.ts';
import { people } from '../room.calls.ts';
import { person, personPicture } from '../tables.server.ts';

/** The address of a version of a person's picture; null without a picture. */
export const pictureAddress = (userId: string, version: string | null): string | null =>
  version && addressOf(people.picture).replace('{userId}', userId).replace('{version}', version);

/** Stores the actor's picture and returns its address. `bytes` are a small WebP without metadata. */
export const setPicture = async (at: Writing, bytes: Buffer): Promise<string | null> => {
  const { id } = await lockPerson(at, at.actor.userId);
  const picture = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  await at.db
    .insert(personPicture)
    .values({ personId: id, bytes })
    .onConflictDoUpdate({ target: personPicture.personId, set: { bytes } });
  await at.db.update(person).set({ picture }).where(eq(person.id, id));
  await record(at, { aggregate: 'person', aggregateId: id, action: 'person.picture-changed', detail: { picture } });
  return pictureAddress(id, picture);
};

/** Removes the actor's picture. */
export const removePicture = async (at: Writing): Promise<void> => {
  const { id, picture } = await lockPerson(at, at.actor.userId);
  if (picture === null) return;
  await at.db.delete(personPicture).where(eq(personPicture.personId, id));
  await at.db.update(person).set({ picture: null }).where(eq(person.id, id));
  await record(at, { aggregate: 'person', aggregateId: id, action: 'person.picture-removed' });
};

/** A person's picture for a paper, a WebP; null without one. */
export const pictureOf = async (db: Db, userId: string): Promise<Buffer | null> => {
  const [row] = await db
    .select({ bytes: personPicture.bytes })
    .from(personPicture)
    .where(eq(personPicture.personId, userId));
  return row?.bytes ?? null;
};

/** Reads a version of a picture. @throws 404 if it was replaced. */
export const readPicture = async (db: Db, picture: { userId: string; version: string }): Promise<FileAnswer> => {
  const [row] = await db
    .select({ bytes: personPicture.bytes })
    .from(personPicture)
    .innerJoin(person, eq(person.id, personPicture.personId))
    .where(and(eq(person.id, picture.userId), eq(person.picture, picture.version)));
  if (!row) throw missing('picture');
  return {
    name: 'picture.webp',
    contentType: 'image/webp',
    size: row.bytes.length,
    body: row.bytes,
    isForEver: true,
  };
};
