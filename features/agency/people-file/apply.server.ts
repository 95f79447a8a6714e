import { and, eq } from 'drizzle-orm';
import { inviteAll } from '#features/identity/index.server.ts';
import { lockPeople, lockUplines, setRanks, writeUplines } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { insertBatches } from '#platform/server/database/insert-batches.ts';
import { peopleFile } from '../tables.server.ts';
import { checkNow, countsOf } from './check.server.ts';
import type { CheckedLine } from './check-lines.rules.ts';
import { isKept } from './keeping.server.ts';
import type { peopleFileCalls } from './people-file.calls.ts';
import type { FileCounts } from './people-file.words.ts';

/** Applies a file whole, or refuses it because a line is wrong by now. One that was applied says what it changed. */
export const applyPeopleFile = async (
  at: Writing,
  { params }: Input<typeof peopleFileCalls.applyPeopleFile>,
): Promise<FileCounts> => {
  const [file] = await at.db
    .select()
    .from(peopleFile)
    .where(and(eq(peopleFile.id, params.id), isKept(at)))
    .for('update');
  if (!file) throw missing('file');
  if (file.counts || !file.lines) return file.counts ?? countsOf([]);
  await lockUplines(at);
  await lockWhomItMoves(at, await checkNow(at, file.lines));
  const checked = await checkNow(at, file.lines);
  const wrong = checked.filter(({ problems }) => problems.length > 0);
  if (wrong.length > 0)
    throw new Refusal(
      'people-file.conflict',
      `${wrong.length === 1 ? `Line ${wrong[0]?.line} is` : `${wrong.length} lines are`} wrong. Correct the file and upload it again.`,
    );
  const ids = await addPeople(at, checked);
  const idOf = (personId: string) => ids.get(personId) ?? personId;
  const ranks = checked.flatMap(({ personId, rank }) =>
    rank ? [{ personId: idOf(personId), rank: rank.rank, fromDay: rank.fromDay }] : [],
  );
  for await (const part of insertBatches(ranks, atOnce)) await setRanks(at, part);
  const uplines = checked.flatMap(({ personId, upline }) =>
    upline
      ? [{ personId: idOf(personId), uplineId: upline.uplineId && idOf(upline.uplineId), fromDay: upline.fromDay }]
      : [],
  );
  for await (const part of insertBatches(uplines, atOnce)) await writeUplines(at, part);
  const counts = countsOf(checked);
  await at.db
    .update(peopleFile)
    .set({ lines: null, counts, appliedBy: at.actor.userId, appliedAt: at.clock.now().toString() })
    .where(eq(peopleFile.id, file.id));
  await record(at, {
    aggregate: 'people-file',
    aggregateId: file.id,
    action: 'people-file.applied',
    detail: { fileName: file.fileName, ...counts },
  });
  return counts;
};

/** Nobody whom the file moves, or moves somebody below, changes until it is applied. */
const lockWhomItMoves = async (at: Writing, checked: CheckedLine[]): Promise<void> => {
  const ids = checked.flatMap(({ personId, rank, upline }) => [
    ...(rank || upline ? [personId] : []),
    ...(upline?.uplineId ? [upline.uplineId] : []),
  ]);
  const onRecord = [...new Set(ids)].filter((id) => !id.startsWith('line:'));
  await lockPeople(at, onRecord, 'update');
};

/**
 * Adds and invites the new people, and finds them by what the lines call them. Those with a code of their own come first, so that
 * nobody else is given it.
 */
const addPeople = async (at: Writing, checked: CheckedLine[]): Promise<Map<string, string>> => {
  const ids = new Map<string, string>();
  const added = checked.flatMap(({ personId, add }) => (add ? [{ personId, add }] : []));
  const ordered = [...added.filter(({ add }) => add.saNo), ...added.filter(({ add }) => !add.saNo)];
  for await (const part of insertBatches(ordered, atOnce)) {
    const invited = await inviteAll(
      at,
      part.map(({ add: { saNo, ...rest } }) => ({ ...rest, role: 'salesperson' as const, ...(saNo && { saNo }) })),
    );
    for (const [index, { userId }] of invited.entries()) ids.set(part[index]?.personId ?? '', userId);
  }
  return ids;
};

/** So many rows go into one statement. */
const atOnce = 500;
