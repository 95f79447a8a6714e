import { eq, sql } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import type { Reading } from '#platform/server/context.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import type { House } from '#platform/server/room.ts';
import { type ShownState, type Source, sources } from '../screening.words.ts';
import { listSource, listVersion } from '../tables.server.ts';
import { customersOn } from './customers-on.server.ts';
import { keysAtRisk } from './doubts.server.ts';
import { lackingLists } from './lacking-lists.server.ts';
import { type ListState, versionList } from './lists.calls.ts';

const columns = {
  id: listVersion.id,
  source: listVersion.source,
  asOf: listVersion.asOf,
  // Of the versions of a source that came into force, one still is.
  state: sql<ShownState>`CASE
    WHEN ${listVersion.state} = 'APPLIED' AND ${listVersion.id} <> ${listSource.versionId} THEN 'REPLACED'
    ELSE ${listVersion.state} END`,
  entities: listVersion.entities,
  came: listVersion.came,
  gone: listVersion.gone,
  changed: listVersion.changed,
  loadedBy: listVersion.loadedBy,
  person: personPublic.name,
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
      .select(aliased(columns))
      .from(listVersion)
      .innerJoin(listSource, eq(listSource.source, listVersion.source))
      .leftJoin(personPublic, eq(personPublic.id, listVersion.personId))
      .where(source ? eq(listVersion.source, source) : undefined),
});

/** Each source with its version in force, and the one that waits. */
export const readLists =
  (house: House) =>
  async (at: Reading): Promise<ListState[]> => {
    const { db, actor } = at;
    const read = () =>
      db
        .select({ ...columns, personId: listVersion.personId, doubts: listVersion.doubts })
        .from(listVersion)
        .innerJoin(listSource, eq(listSource.source, listVersion.source))
        .leftJoin(personPublic, eq(personPublic.id, listVersion.personId));
    const [inForce, waiting] = await Promise.all([
      read().where(eq(listSource.versionId, listVersion.id)),
      read().where(eq(listVersion.state, 'WAITING')),
    ]);
    const lacking = await lackingLists(at);
    const [whose] = house.all(customersOn);
    const none = { count: 0, rows: [] };
    const touched = new Map<Source, CustomersOfList>();
    for (const { id, source } of waiting)
      touched.set(source, (await whose?.(at, source, (keys) => keysAtRisk(at, id, keys))) ?? none);
    return (Object.keys(sources) as Source[]).map((source) => ({
      source,
      inForce: inForce.find((version) => version.source === source) ?? null,
      ...waitingOf(waiting, source, actor.userId, touched.get(source) ?? none),
      lacking: lacking.find((list) => list.source === source) ?? null,
    }));
  };

type CustomersOfList = NonNullable<ListState['waiting']>['customers'];
type Waiting = Omit<NonNullable<ListState['waiting']>, 'customers'> & { personId: string | null };

const waitingOf = (
  waiting: Waiting[],
  source: Source,
  me: string,
  customers: CustomersOfList,
): Pick<ListState, 'waiting' | 'mayConfirm'> => {
  const waitingVersion = waiting.find((version) => version.source === source);
  return {
    waiting: waitingVersion ? { ...waitingVersion, customers } : null,
    mayConfirm: waitingVersion !== undefined && waitingVersion.personId !== me,
  };
};
