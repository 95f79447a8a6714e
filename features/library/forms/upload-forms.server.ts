import { and, eq, isNull, sql } from 'drizzle-orm';
import { keepFile, receiveFile, storedFilePublic } from '#features/media/server/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { endingOf } from '#platform/server/storage/content-type.ts';
import type { StoredUpload } from '#platform/server/storage/store-upload.ts';
import { requireFolder } from '../folders/read-folders.server.ts';
import { lockLibrary } from '../policy.server.ts';
import type { library } from '../room.calls.ts';
import { form, formVersion } from '../tables.server.ts';
import type { FormRecord } from './forms.calls.ts';
import { nameOfFile } from './names.rules.ts';
import { readForm } from './read-forms.server.ts';

type CallInput<K extends 'addForm' | 'addVersion'> = Pick<Input<(typeof library)[K]>, 'params' | 'body'> & {
  file?: IncomingFile;
};
type Attached = Promise<{ answer: FormRecord; isKept: boolean }>;

/** Adds a form to a folder, named after its file. The same file sent again (a retry) is the same form. */
export const addForm = (at: Reading, { params: { id: folderId }, body, file }: CallInput<'addForm'>) =>
  receiveFile(
    at,
    { file, uploadId: body.uploadId },
    () => requireFolder(at, folderId),
    (stored) => transact(at, (within) => attachForm(within, { folderId, effectiveOn: body.effectiveOn }, stored)),
  );

/** The same file for the same day, or for no day, which a retry may send on the next one. */
const isSentAgain = (last: Last | undefined, { sha256 }: StoredUpload, day: string | undefined): boolean =>
  last?.sha256 === sha256 && (day === undefined || day === last.effectiveOn);

const attachForm = async (
  at: Writing,
  { folderId, effectiveOn: day }: { folderId: string; effectiveOn: string | undefined },
  stored: StoredUpload,
): Attached => {
  await lockLibrary(at);
  await requireFolder(at, folderId);
  const name = nameOfFile(stored.fileName);
  const namesake = await formNamed(at, folderId, name);
  if (namesake) {
    const last = await lastVersion(at, namesake.id);
    if (isSentAgain(last, stored, day)) return { answer: await readForm(at, namesake.id), isKept: false };
    throw new Refusal(
      'form.conflict',
      `There is a form named ${namesake.name} in this folder. Open it and add this file as a new version, or rename the file.`,
    );
  }
  const { id } = inserted(await at.db.insert(form).values({ folderId, name }).returning());
  await record(at, { aggregate: 'form', aggregateId: id, action: 'form.added', detail: { name, folderId } });
  await addFile(at, { id, number: 1, effectiveOn: day ?? today(at.clock) }, stored);
  return { answer: await readForm(at, id), isKept: true };
};

/** A form of a folder by its name, ignoring case. Those in the bin don't count. */
export const formNamed = async (at: Reading, folderId: string, name: string) => {
  const isNamed = sql`lower(${form.name}) = lower(${name})`;
  const [row] = await at.db
    .select()
    .from(form)
    .where(and(eq(form.folderId, folderId), isNamed, isNull(form.binnedAt)));
  return row;
};

/** Adds a version to a form. The same file sent again is no new version, unless it is for another day. */
export const addVersion = (at: Reading, { params: { id }, body, file }: CallInput<'addVersion'>) =>
  receiveFile(
    at,
    { file, uploadId: body.uploadId },
    () => readForm(at, id),
    (stored) => transact(at, (within) => attachVersion(within, { id, effectiveOn: body.effectiveOn }, stored)),
  );

const attachVersion = async (
  at: Writing,
  { id, effectiveOn: day }: { id: string; effectiveOn: string | undefined },
  stored: StoredUpload,
): Attached => {
  await lockLibrary(at);
  const now = await readForm(at, id);
  const last = await lastVersion(at, id);
  if (isSentAgain(last, stored, day)) return { answer: now, isKept: false };
  const effectiveOn = day ?? today(at.clock);
  if (last && effectiveOn < last.effectiveOn)
    throw new Refusal(
      'form.invalid',
      `Version ${last.number} is in force from ${formatDay(last.effectiveOn)}. Choose that day or a later one.`,
      { field: 'effectiveOn' },
    );
  await addFile(at, { id, number: (last?.number ?? 0) + 1, effectiveOn }, stored);
  return { answer: await readForm(at, id), isKept: true };
};

type Last = NonNullable<Awaited<ReturnType<typeof lastVersion>>>;

const lastVersion = async (at: Reading, id: string) => {
  const { number, effectiveOn } = formVersion;
  const [row] = await at.db
    .select({ number, effectiveOn, fileId: formVersion.fileId, sha256: storedFilePublic.sha256 })
    .from(formVersion)
    .innerJoin(storedFilePublic, eq(storedFilePublic.fileId, formVersion.fileId))
    .where(eq(formVersion.formId, id))
    .orderBy(sql`${number} DESC`)
    .limit(1);
  return row;
};

type NewVersion = { id: string; number: number; effectiveOn: string };

const addFile = async (at: Writing, { id, number, effectiveOn }: NewVersion, stored: StoredUpload) => {
  const { fileId } = await keepFile(at, stored);
  const ending = endingOf(stored.contentType);
  await at.db.insert(formVersion).values({ formId: id, number, fileId, ending, effectiveOn });
  await record(at, {
    aggregate: 'form',
    aggregateId: id,
    action: 'form.version-added',
    detail: { number, effectiveOn, fileName: stored.fileName, sha256: stored.sha256 },
  });
};
