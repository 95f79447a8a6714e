import { eq, sql } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import { named } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { type ListState, versionList } from '../../contract/lists.ts';
import { type ShownState, type Source, sources } from '../../words.ts';
import { listSource, listVersion } from '../tables.ts';
import { lackingLists } from './lacking-lists.ts';

const columns = {
  id: listVersion.id,
  source: listVersion.source,
  asOf: listVersion.asOf,
  // Of a source that has a list, one version that came into force still is.
  state: sql<ShownState>`CASE
    WHEN ${listVersion.state} = 'APPLIED' AND ${listVersion.id} <> ${listSource.versionId} THEN 'REPLACED'
    ELSE ${listVersion.state} END`,
  entities: listVersion.entities,
  came: listVersion.came,
  gone: listVersion.gone,
  changed: listVersion.changed,
  loadedBy: listVersion.loadedBy,
  person: person.name,
  fileName: listVersion.fileName,
  importedAt: listVersion.importedAt,
};

/** The history of the lists. */
export const versions = serveList(versionList, {
  name: 'list-versions',
  title: 'List versions',
  action: 'list.versions-exported',
  last: 'id',
  rows: ({ db }, { source }) =>
    db
      .select(named(columns))
      .from(listVersion)
      .innerJoin(listSource, eq(listSource.source, listVersion.source))
      .leftJoin(person, eq(person.id, listVersion.personId))
      .where(source ? eq(listVersion.source, source) : undefined),
});

/** Each source with what is in force of it, and what waits. */
export const readLists = async (at: Reading): Promise<ListState[]> => {
  const { db, actor } = at;
  const read = () =>
    db
      .select({ ...columns, personId: listVersion.personId })
      .from(listVersion)
      .innerJoin(listSource, eq(listSource.source, listVersion.source))
      .leftJoin(person, eq(person.id, listVersion.personId));
  const [inForce, waiting] = await Promise.all([
    read().where(eq(listSource.versionId, listVersion.id)),
    read().where(eq(listVersion.state, 'WAITING')),
  ]);
  const lacking = await lackingLists(at);
  return (Object.keys(sources) as Source[]).map((source) => ({
    source,
    inForce: inForce.find((version) => version.source === source) ?? null,
    ...waitingOf(waiting, source, actor.userId),
    lacking: lacking.find((list) => list.source === source) ?? null,
  }));
};

type Waiting = NonNullable<ListState['waiting']> & { personId: string | null };

const waitingOf = (waiting: Waiting[], source: Source, me: string): Pick<ListState, 'waiting' | 'mayConfirm'> => {
  const found = waiting.find((version) => version.source === source) ?? null;
  return { waiting: found, mayConfirm: found !== null && found.personId !== me };
};
