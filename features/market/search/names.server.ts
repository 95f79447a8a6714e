import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { flatGroups } from '../hdb-resale/flats.words.ts';
import type { caveatCalls } from '../private-sales/caveat.calls.ts';
import { homeTypes } from '../private-sales/homes.words.ts';

/** Number of suggestions. */
const most = 10;

/** Places that nobody sold in any more, as a file took their rows away, are not suggested. */
const isInForce = 'EXISTS (SELECT FROM market_row r WHERE r.place = p.id)';

const projects = `
  SELECT project, min(street) AS street, min(region) AS district
  FROM market_place p WHERE dataset = 'caveat' AND ${isFound('search')} AND ${isFound('searched(project)')} AND project <> '' AND ${isInForce}
  GROUP BY project ORDER BY starts_with(project, :begun) DESC, project LIMIT ${most}`;

const streets = `
  SELECT street, min(region) AS district
  FROM market_place p WHERE dataset = 'caveat' AND ${isFound('search')} AND ${isFound('searched(street)')} AND ${isInForce}
  GROUP BY street ORDER BY starts_with(street, :begun) DESC, street LIMIT ${most}`;

const typed = (search: string) => ({ words: patternsOf(search), begun: search.toUpperCase() });

/** Projects whose names have these letters. */
export const projectNames = (at: Reading, { query }: Input<typeof caveatCalls.projectNames>) =>
  ask<{ project: string; street: string; district: string }>(at.db, projects, typed(query.search), { prepared: false });

/** Streets of private homes whose names have these letters. */
export const streetNames = (at: Reading, { query }: Input<typeof caveatCalls.streetNames>) =>
  ask<{ street: string; district: string }>(at.db, streets, typed(query.search), { prepared: false });

/** Types of private homes with sales: each is looked up once, whatever the number of its sales. */
const types = `
  WITH RECURSIVE found AS (
    (SELECT kind FROM market_row WHERE dataset = 'caveat' ORDER BY kind LIMIT 1)
    UNION ALL
    SELECT (SELECT r.kind FROM market_row r WHERE r.dataset = 'caveat' AND r.kind > found.kind ORDER BY r.kind LIMIT 1)
    FROM found WHERE found.kind IS NOT NULL
  )
  SELECT kind FROM found WHERE kind IS NOT NULL`;

export const caveatTypes = async (at: Reading): Promise<string[]> =>
  (await ask<{ kind: string }>(at.db, types)).map(({ kind }) => kind);

/** Types by category, in their order. */
export const propertyTypes = async (_: Reading, { query }: Input<typeof caveatCalls.propertyTypes>) =>
  Object.entries(query.groupType === 'HDB' ? flatGroups : homeTypes).map(([category, names]) => ({
    category,
    propertyTypes: [...names],
  }));
