import { readUploaded } from '#features/media/server/index.ts';
import { secondWord } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { screening } from '../room.calls.ts';
import type { Source, VersionState } from '../screening.words.ts';
import { applyVersion, differenceOf } from './apply-version.server.ts';
import { discardWaiting, holdSource, type Imported, importList, waitingWords } from './import-list.server.ts';

type Loaded = { versionId: number; state: 'APPLIED' | 'WAITING'; words: string };

const loadedWords = (done: Imported): Loaded => {
  const { versionId, entities, came, gone, changed } = done;
  if (done.state === 'WAITING') return { versionId, state: done.state, words: waitingWords(done) };
  const words = `${entities} entries loaded: ${came} added, ${gone} removed, ${changed} changed.`;
  return { versionId, state: 'APPLIED', words };
};

/** Loads a list that compliance has uploaded. Its entries are stored, its file is not. */
export const loadList = (
  at: Writing,
  { params: { source }, body: { uploadId, encoding } }: Input<typeof screening.loadList>,
): Promise<Loaded> =>
  readUploaded(at, uploadId, async (file) =>
    loadedWords(await importList(at, { source, files: [{ ...file, encoding }], loadedBy: 'UPLOAD' })),
  );

/** Undoes the last upload of the agency's own list. */
export const restoreList = async (at: Writing): Promise<Loaded> =>
  loadedWords(await importList(at, { source: 'OWN', files: [], before: true, loadedBy: 'UPLOAD' }));

/** Holds the source of a version that waits. @throws Refusal unless it does */
const holdWaiting = async (at: Writing, id: number): Promise<Waiting> => {
  const read = 'SELECT source, state, person_id AS by FROM list_version WHERE id = $1';
  const [version] = await ask<Waiting>(at.db, read, [id]);
  if (!version) throw missing('version');
  await holdSource(at, version.source);
  const [now] = await ask<Waiting>(at.db, read, [id]);
  if (now?.state !== 'WAITING')
    throw new Refusal('list.conflict', 'This version does not wait to be confirmed any more. Reload the page.');
  return now;
};

type Waiting = { source: Source; state: VersionState; by: string | null };

export const confirmList = async (at: Writing, { params: { id } }: Input<typeof screening.confirmList>) => {
  const { source, by } = await holdWaiting(at, id);
  // Removing a name from the list takes a second officer. Lists fetched by the server or loaded by the command line name nobody who loaded
  // them.
  await secondWord(at, {
    of: 'list',
    by,
    desk: 'compliance',
    code: 'list.forbidden',
    own: 'You loaded this list, so another officer confirms what it loses. On the server it is loaded with --accept-loss.',
  });
  await applyVersion(at, source, id, await differenceOf(at, id));
  return undefined;
};

export const discardList = async (at: Writing, { params: { id } }: Input<typeof screening.discardList>) => {
  const { source } = await holdWaiting(at, id);
  await discardWaiting(at, source);
  await record(at, {
    aggregate: 'screening-list',
    aggregateId: source,
    action: 'list.discarded',
    detail: { version: id },
  });
  return undefined;
};
