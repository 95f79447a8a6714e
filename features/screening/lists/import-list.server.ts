import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { insertBatches } from '#platform/server/database/insert-batches.ts';
import type { ListEntry } from '../entity.rules.ts';
import { type FoundInFiles, type ListFile, type ListReader, refused } from '../files/list-file.server.ts';
import { readOfac } from '../files/read-ofac.server.ts';
import { readOpenSanctions } from '../files/read-opensanctions.server.ts';
import { readOwnList } from '../files/read-own-list.server.ts';
import { readUn } from '../files/read-un.server.ts';
import { type LoadedBy, type Source, sources } from '../screening.words.ts';
import { applyVersion, type Difference, differenceOf } from './apply-version.server.ts';
import { contentHash } from './content-hash.server.ts';
import { doubtsOf } from './doubts.server.ts';
import type { Doubt } from './lists.calls.ts';

const readers: Record<Source, ListReader> = {
  UN: readUn,
  OFAC: readOfac,
  OPENSANCTIONS: readOpenSanctions,
  OWN: readOwnList,
};

export type ListImport = {
  source: Source;
  /** All files of the list. */
  files: ListFile[];
  loadedBy: LoadedBy;
  /** A loss of much of the list is meant. */
  acceptLoss?: boolean;
  /** Instead of files: restores the version before the one in force. */
  before?: true;
  /** Nothing is kept of a file that says the same as the list in force. */
  onlyIfNew?: boolean;
};

export type Imported = Difference & {
  versionId: number;
  state: 'APPLIED' | 'WAITING' | 'SAME';
  asOf: Day;
  /** Why it waits. */
  doubts: Doubt[];
};

/**
 * Loads a list as a whole: the files become the list in force, in one transaction. If anything fails, the version before stays. A list that
 * would lose more than a fifth of its entries or of a part of them, or looks like half a list, waits until compliance confirms it. @throws
 * Refusal that names the file
 */
export const importList = (at: Reading<Actor | null>, request: ListImport): Promise<Imported> =>
  transact(at, async (within) => {
    await holdSource(within, request.source);
    await discardWaiting(within, request.source);
    const { versionId, asOf, found: fileDoubts } = await (request.before ? stageBefore : stage)(within, request);
    const difference = await differenceOf(within, versionId);
    const done = (state: Imported['state'], doubts: Doubt[] = []): Imported => ({
      versionId,
      state,
      asOf,
      doubts,
      ...difference,
    });
    if (difference.entities === 0)
      throw refused(
        'invalid',
        request.files[0]?.name ?? '',
        `There is no entry of ${sources[request.source]} in this file.`,
      );
    if (request.onlyIfNew && difference.came + difference.gone + difference.changed === 0) {
      await discardStaged(within, versionId);
      await ask(within.db, 'DELETE FROM list_version WHERE id = $1', [versionId]);
      const now = within.clock.now().toString();
      await ask(within.db, 'UPDATE list_source SET checked_at = $2 WHERE source = $1', [request.source, now]);
      return done('SAME');
    }
    const doubts = request.acceptLoss ? [] : await doubtsOf(within, request.source, versionId, difference, fileDoubts);
    if (doubts.length > 0) {
      const values = { versionId, doubts: JSON.stringify(doubts), ...counted(difference) };
      await ask(within.db, count, values);
      return done('WAITING', doubts);
    }
    await applyVersion(within, request.source, versionId, difference);
    return done('APPLIED');
  });

/** One load of a source at a time. @throws Refusal while another one is under way */
export const holdSource = async (at: Writing<Actor | null>, source: Source): Promise<void> => {
  const free = 'SELECT FROM list_source WHERE source = $1 FOR UPDATE SKIP LOCKED';
  if ((await ask(at.db, free, [source])).length === 0)
    throw new Refusal(
      'list.conflict',
      `${sources[source]} is being loaded right now. Try again when that is done: nothing of this was kept.`,
    );
};

const counted = ({ before: _, ...counts }: Difference) => counts;

const count =
  'UPDATE list_version SET entities = :entities, came = :came, gone = :gone, changed = :changed, doubts = :doubts WHERE id = :versionId';

const begin = `
  INSERT INTO list_version (source, state, as_of, file_name, entities, came, gone, changed, loaded_by, person_id, imported_at)
  VALUES (:source, 'WAITING', :asOf, :fileName, 0, 0, 0, 0, :loadedBy, :person, :now) RETURNING id`;

const add = `
  INSERT INTO list_staged (version_id, key, former_keys, content_hash, kind, names, facts, remarks)
  SELECT :versionId, key, former_keys, content_hash, kind, names, facts, remarks
  FROM jsonb_to_recordset(:entries) AS e (
    key text, former_keys text[], content_hash text, kind text, names jsonb, facts jsonb, remarks text)
  ON CONFLICT DO NOTHING`;

type Begun = { source: Source; asOf: Day; fileName: string; loadedBy: LoadedBy };

const begunVersion = async (at: Writing<Actor | null>, version: Begun): Promise<number> => {
  const values = { ...version, person: at.actor?.userId ?? null, now: at.clock.now().toString() };
  const [begun] = await ask<{ id: number }>(at.db, begin, values);
  if (!begun) throw new Error('The version was not written.');
  return begun.id;
};

/** Entries that are written at a time. */
const part = 500;

const stage = async (at: Writing<Actor | null>, { source, files, loadedBy }: ListImport) => {
  const notes: FoundInFiles = { nameless: 0, doubts: [] };
  const day = today(at.clock);
  const fileName = files
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 300);
  const versionId = await begunVersion(at, { source, asOf: day, fileName, loadedBy });
  for await (const entries of insertBatches(readers[source](files, notes), part))
    await ask(at.db, add, { versionId, entries: JSON.stringify(entries.map(rowOf)) });
  if (notes.nameless > 0) notes.doubts.push(namelessWords(notes.nameless));
  const asOf = notes.asOf ?? day;
  await ask(at.db, 'UPDATE list_version SET as_of = $2 WHERE id = $1', [versionId, asOf]);
  return { versionId, asOf, found: notes.doubts };
};

const namelessWords = (count: number): string =>
  count === 1
    ? 'One record has no id or no name, and is left out.'
    : `${formatCount(count)} records have no id or no name, and are left out.`;

const stagedBefore = `
  INSERT INTO list_staged (version_id, key, former_keys, content_hash, kind, names, facts, remarks)
  SELECT :versionId, key, former_keys, content_hash, kind, names, facts, remarks FROM listed_entity
  WHERE source = :source AND from_version <= :before AND (to_version IS NULL OR to_version > :before)`;

const versionBefore = `
  SELECT v.id, v.as_of AS "asOf", v.file_name AS "fileName" FROM list_version v JOIN list_source s USING (source)
  WHERE source = $1 AND state = 'APPLIED' AND v.id < s.version_id ORDER BY v.id DESC LIMIT 1`;

/** Stages the entries of the version before as a new version: history stays as it was. */
const stageBefore = async (at: Writing<Actor | null>, { source, loadedBy }: ListImport) => {
  const [before] = await ask<{ id: number; asOf: Day; fileName: string }>(at.db, versionBefore, [source]);
  if (!before) throw missing('version before');
  const { id, asOf, fileName } = before;
  const versionId = await begunVersion(at, { source, asOf, fileName: `Back to ${fileName}`.slice(0, 300), loadedBy });
  await ask(at.db, stagedBefore, { versionId, source, before: id });
  return { versionId, asOf, found: [] };
};

const rowOf = (entry: ListEntry) => {
  const { key, formerKeys, kind, names, facts, remarks } = entry;
  return { key, former_keys: formerKeys, content_hash: contentHash(entry), kind, names, facts, remarks };
};

const discardStaged = (at: Writing<Actor | null>, versionId: number) =>
  ask(at.db, 'DELETE FROM list_staged WHERE version_id = $1', [versionId]);

/** A version that waited is not asked about any more. */
export const discardWaiting = async (at: Writing<Actor | null>, source: Source): Promise<number | undefined> => {
  const text = `UPDATE list_version SET state = 'DISCARDED' WHERE source = $1 AND state = 'WAITING' RETURNING id`;
  const [waiting] = await ask<{ id: number }>(at.db, text, [source]);
  if (waiting) await discardStaged(at, waiting.id);
  return waiting?.id;
};

/** Why an import waits, for the person who loaded it. */
export const waitingWords = ({ doubts }: Imported): string =>
  `${doubts.map(({ words }) => words).join(' ')} So it waits to be confirmed at Agency Desk, Compliance, Lists. The list in force is unchanged.`;
