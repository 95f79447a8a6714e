import { and, asc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Actor } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Dataset } from '../datasets.words.ts';
import { hdbCalls } from '../hdb-resale/hdb.calls.ts';
import { hdbSearch } from '../hdb-resale/hdb.server.ts';
import { caveatCalls } from '../private-sales/caveat.calls.ts';
import { caveatSearch } from '../private-sales/caveat.server.ts';
import { rentalCalls } from '../rental/rental.calls.ts';
import { rentalSearch } from '../rental/rental.server.ts';
import { findRows, type Searched, type SearchQuery } from '../search/search.server.ts';
import { marketSaved } from '../tables.server.ts';
import type { SavedTool } from '../tools.words.ts';
import { mostSaved, type SavedSearch, type savedCalls } from './saved.calls.ts';

type Kept = { query: z.ZodType<SearchQuery>; search: Searched<SearchQuery, unknown> };

/** How each search that is kept is read from its filters, and made. */
const searchable = {
  caveat: { query: caveatCalls.caveat.query, search: caveatSearch },
  hdb: { query: hdbCalls.hdb.query, search: hdbSearch },
  rental: { query: rentalCalls.rental.query, search: rentalSearch },
} as unknown as Record<SavedTool, Kept>;

type Saved = { tool: SavedTool; query: Record<string, string> };

/** The kind of records that a search finds. */
const datasetOf = ({ tool, query }: Saved): Dataset =>
  searchable[tool].search.dataset(searchable[tool].query.parse(query));

/** How many records of each search came after one, in one statement. Few did, and they are looked for by their ids. */
export const countNew = async (
  at: Reading<Actor | null>,
  searches: (Saved & { since: number })[],
): Promise<number[]> => {
  const parts: string[] = [];
  const all: Record<string, unknown> = {};
  for (const [index, { tool, query, since }] of searches.entries()) {
    const searchQuery = { ...searchable[tool].query.parse(query), newSince: since };
    const { conditionIn, months } = await findRows(at as Reading, searchable[tool].search, searchQuery);
    const { text, values } = conditionIn(months);
    const own = text.replace(/(?<!:):([a-z]\w*)/g, `:s${index}_$1`);
    parts.push(`SELECT ${index} AS at, count(*) AS rows FROM market_row r WHERE ${own}`);
    for (const [name, value] of Object.entries(values)) all[`s${index}_${name}`] = value;
  }
  if (parts.length === 0) return [];
  const counts = await ask<{ at: number; rows: number }>(at.db, parts.join(' UNION ALL '), all, { prepared: false });
  const byIndex = new Map(counts.map((each) => [each.at, each.rows]));
  return searches.map((_, index) => byIndex.get(index) ?? 0);
};

/** The last record of a kind. Files of one kind come in one after another, so that what comes later has a greater id. */
export const lastRow = async ({ db }: Pick<Reading<Actor | null>, 'db'>, dataset: Dataset): Promise<number> => {
  const [last] = await ask<{ id: number }>(db, 'SELECT last_id AS id FROM market_dataset WHERE code = $1', [dataset]);
  return last?.id ?? 0;
};

export const listSaved = async (at: Reading): Promise<SavedSearch[]> => {
  const rows = await at.db
    .select()
    .from(marketSaved)
    .where(eq(marketSaved.person, at.actor.userId))
    .orderBy(asc(marketSaved.createdAt), asc(marketSaved.id));
  const counts = await countNew(
    at,
    rows.map((saved) => ({ ...saved, since: saved.seenId })),
  );
  return rows.map(({ person: _, toldId: __, createdAt: ___, ...saved }, index) => ({
    ...saved,
    newRows: counts[index] ?? 0,
  }));
};

export const saveSearch = async (at: Writing, { body }: Input<typeof savedCalls.saveSearch>) => {
  const { tool, name, notifies } = body;
  const { pageNumber: _, pageSize: __, newSince: ___, ...query } = body.query;
  if (!searchable[tool].query.safeParse(query).success)
    throw new Refusal('market-search.invalid', 'This search can’t be saved: a filter of it is not known.', {
      field: 'query',
    });
  const me = at.actor.userId;
  // Two at the same moment count each other.
  await at.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`market.saved ${me}`}, 0))`);
  const [{ count = 0 } = {}] = await ask<{ count: number }>(
    at.db,
    'SELECT count(*) AS count FROM market_saved WHERE person = $1',
    [me],
  );
  if (count >= mostSaved)
    throw new Refusal('market-search.conflict', `You have ${mostSaved} saved searches. Delete one of them first.`);
  const last = await lastRow(at, datasetOf({ tool, query }));
  const row = { person: me, tool, name, query, notifies, seenId: last, toldId: last };
  const [saved] = await at.db
    .insert(marketSaved)
    .values({ ...row, createdAt: at.clock.now().toString() })
    .returning({ id: marketSaved.id });
  if (!saved) throw new Error('A saved search has no row.');
  return saved;
};

const ownOf = (at: Writing, id: string) => and(eq(marketSaved.id, id), eq(marketSaved.person, at.actor.userId));

export const lookAtSearch = async (at: Writing, { params: { id } }: Input<typeof savedCalls.lookAtSearch>) => {
  const [own] = await at.db.select().from(marketSaved).where(ownOf(at, id));
  if (!own) throw missing('saved search');
  const seenId = await lastRow(at, datasetOf(own));
  await at.db.update(marketSaved).set({ seenId }).where(ownOf(at, id));
  return undefined;
};

export const forgetSearch = async (at: Writing, { params: { id } }: Input<typeof savedCalls.forgetSearch>) => {
  const deleted = await at.db.delete(marketSaved).where(ownOf(at, id)).returning({ id: marketSaved.id });
  if (deleted.length === 0) throw missing('saved search');
  return undefined;
};
