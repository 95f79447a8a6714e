import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { placed } from '#platform/server/database/placed.ts';
import type { FileFormat } from '../files/file-format.rules.ts';
import { nextMonth } from '../files/record-problem.rules.ts';
import { type FarOff, farOff, mostShown } from './far-off.rules.ts';
import { hasRegions, isMuch, type Loss, type SliceBefore } from './slices.rules.ts';

type Input = { batch: number; format: Pick<FileFormat, 'dataset' | 'isWhole'> };
/** `changed` counts unchanged ones whose facts outside of their key were improved. */
export type Merged = { loaded: number; unchanged: number; changed: number; removed: number; skipped: number };
type Mode = {
  /** Takes away more than a few rows of months that stand for long. */
  mayLose: boolean;
  /** Somebody said that prices far from the others are right. */
  pricesChecked: boolean;
  /** Counts what would be done, and changes nothing that counts: the transaction is to be undone. */
  isTrial?: boolean;
};

/** The columns of a row, which one that is taken away keeps. */
export const rowColumns = `id, dataset, batch, key, n, month, region, place, kind, model, segment, sale_type, tenure, tenure_text, lease_start, lease_left,
  bedrooms, floor_from, floor_to, area, area_to, units, price, nett_price, psf, psm, is_partial`;

/** Numbers equal lines of the file. */
const count = `
  UPDATE market_incoming i SET n = t.n
  FROM (SELECT line, row_number() OVER (PARTITION BY key ORDER BY line) AS n FROM market_incoming WHERE batch = :batch) t
  WHERE i.batch = :batch AND i.line = t.line AND t.n <> 1`;

/** The last month of the file, as it came: rows that are skipped later make it no older. */
const newest = 'SELECT max(month)::text AS edition FROM market_incoming WHERE batch = :batch';

/** The slices that the file covers: every month between its first and its last, for each of its regions if slices have one. */
const slices = `
  CREATE TEMP TABLE slice ON COMMIT DROP AS
  SELECT region, month::date FROM
    (SELECT DISTINCT CASE WHEN :hasRegions::boolean THEN region ELSE '' END AS region FROM market_incoming WHERE batch = :batch) r,
    (SELECT min(month) AS first, max(month) AS last FROM market_incoming WHERE batch = :batch) span,
    generate_series(span.first, span.last, interval '1 month') month`;

/** Slices filled by a newer file stay as they are. Those of a partial file: all that a whole file owns. */
const dropOwned = `
  DELETE FROM slice s USING market_slice o
  WHERE o.dataset = :dataset AND o.region = s.region AND o.month = s.month
    AND (NOT :isWhole::boolean OR o.edition > :edition::date)`;

const skip = `
  DELETE FROM market_incoming i
  WHERE batch = :batch AND NOT EXISTS (
    SELECT FROM slice s WHERE s.month = i.month AND s.region = CASE WHEN :hasRegions::boolean THEN i.region ELSE '' END)`;

const places = `
  INSERT INTO market_place (dataset, region, block, street, project, street_key, x, y)
  SELECT :dataset::text, region, block, street, project, min(street_key), min(x), min(y) FROM market_incoming WHERE batch = :batch
  GROUP BY region, block, street, project
  ON CONFLICT (dataset, region, street, block, project) DO UPDATE SET x = excluded.x, y = excluded.y
    WHERE market_place.x IS NULL AND excluded.x IS NOT NULL`;

/** Rows in force that the file, which is whole, does not have. */
const lost = `
  CREATE TEMP TABLE lost ON COMMIT DROP AS
  SELECT r.id, s.region, r.month, r.is_partial FROM market_row r
  JOIN slice s ON s.month = r.month AND s.region = CASE WHEN :hasRegions::boolean THEN r.region ELSE '' END
  LEFT JOIN market_incoming i ON i.batch = :batch AND i.key = r.key AND i.n = r.n
  WHERE r.dataset = :dataset AND i.key IS NULL`;

/** Months of before the last three, or that a file of the same edition filled, which would lose more than a few rows. */
const losses = `
  SELECT l.region, l.month, l.removed, (
    SELECT count(*)::int FROM market_row r
    WHERE r.dataset = :dataset AND r.month = l.month AND (NOT :hasRegions::boolean OR r.region = l.region)) AS rows
  FROM (SELECT region, month, count(*)::int AS removed FROM lost WHERE NOT is_partial GROUP BY 1, 2) l
  LEFT JOIN market_slice o ON o.dataset = :dataset AND o.region = l.region AND o.month = l.month
  WHERE l.month < :edition::date - interval '3 months' OR o.edition = :edition::date
  ORDER BY l.month, l.region`;

/**
 * Rows that are not in force yet, whose price for their area is far from the median in this file: of their type, place and year; where these are
 * fewer than five, of their type and year, then of the type in five years, then of all types of the year. Of sales of private homes a price of the
 * land is no price of a floor.
 */
const pricesFarOff = `
  WITH priced AS (
    SELECT *, extract(year FROM month) AS year, kind || CASE WHEN :isByModel::boolean THEN model ELSE '' END AS type
    FROM market_incoming WHERE batch = :batch AND psm IS NOT NULL),
  of_place AS (
    SELECT region, type, year, percentile_cont(0.5) WITHIN GROUP (ORDER BY psm) AS median
    FROM priced GROUP BY 1, 2, 3 HAVING count(*) >= 5),
  of_type AS (
    SELECT type, year, percentile_cont(0.5) WITHIN GROUP (ORDER BY psm) AS median FROM priced GROUP BY 1, 2 HAVING count(*) >= 5),
  rare AS (SELECT type, year FROM priced GROUP BY 1, 2 HAVING count(*) < 5),
  of_years AS (
    SELECT rare.type, rare.year, percentile_cont(0.5) WITHIN GROUP (ORDER BY p.psm) AS median
    FROM rare JOIN priced p ON p.type = rare.type AND p.year BETWEEN rare.year - 2 AND rare.year + 2 GROUP BY 1, 2 HAVING count(*) >= 5),
  of_year AS (
    SELECT year, percentile_cont(0.5) WITHIN GROUP (ORDER BY psm) AS median FROM priced
    WHERE year IN (SELECT year FROM rare) GROUP BY 1 HAVING count(*) >= 5),
  compared AS (
    SELECT i.*, coalesce(p.median, t.median, s.median, y.median) AS median
    FROM priced i LEFT JOIN of_place p USING (region, type, year) LEFT JOIN of_type t USING (type, year)
    LEFT JOIN of_years s USING (type, year) LEFT JOIN of_year y USING (year))
  SELECT i.line, i.month::text, coalesce(nullif(i.project, ''), concat_ws(' ', nullif(i.block, ''), i.street)) AS place, i.kind, i.price,
    i.psm, round(i.median)::int AS median
  FROM compared i LEFT JOIN market_row r ON r.dataset = :dataset AND r.key = i.key AND r.n = i.n
  WHERE r.id IS NULL AND (i.psm > i.median * :times OR i.psm::float8 * :times < i.median)
  ORDER BY i.line LIMIT :mostShown`;

const add = `
  INSERT INTO market_row (dataset, batch, key, n, month, region, place, kind, model, segment, sale_type, tenure, tenure_text, lease_start,
    lease_left, bedrooms, floor_from, floor_to, area, area_to, units, price, nett_price, psf, psm, is_partial)
  SELECT :dataset::text, :batch::int, i.key, i.n, i.month, i.region, p.id, i.kind, i.model, i.segment, i.sale_type, i.tenure, i.tenure_text,
    i.lease_start, i.lease_left, i.bedrooms, i.floor_from, i.floor_to, i.area, i.area_to, i.units, i.price, i.nett_price, i.psf, i.psm,
    NOT :isWhole::boolean
  FROM market_incoming i
  JOIN market_place p ON p.dataset = :dataset AND p.region = i.region AND p.street = i.street AND p.block = i.block AND p.project = i.project
  WHERE i.batch = :batch
  ORDER BY i.month, i.region, i.line
  ON CONFLICT (dataset, key, n) DO NOTHING`;

/** The file now owns each month that it covers; rows that a partial file had added there go with the lost ones. */
const own = `
  INSERT INTO market_slice (dataset, region, month, edition, batch)
  SELECT :dataset::text, s.region, s.month, :edition::date, :batch::int FROM slice s
  ON CONFLICT (dataset, region, month) DO UPDATE SET edition = excluded.edition, batch = excluded.batch`;

/** Rows that a partial file had brought, and that this one has too, now belong to this one. */
const whole = `
  UPDATE market_row r SET is_partial = false FROM market_incoming i
  WHERE i.batch = :batch AND r.dataset = :dataset AND r.is_partial AND r.key = i.key AND r.n = i.n`;

/**
 * Facts outside of the key that a whole file has better than stored rows. An empty value replaces nothing, and a shorter tenure no longer
 * one (`99 yrs` not `99 yrs from 2013`).
 */
const betterRows = `
  SELECT r.id, t.* FROM market_row r JOIN (
    SELECT o.id AS of, coalesce(nullif(i.model, ''), o.model) AS model, coalesce(nullif(i.segment, ''), o.segment) AS segment,
      CASE WHEN starts_with(o.tenure_text, i.tenure_text) THEN o.tenure_text ELSE i.tenure_text END AS tenure_text,
      coalesce(i.lease_left, o.lease_left) AS lease_left, coalesce(i.nett_price, o.nett_price) AS nett_price
    FROM market_incoming i JOIN market_row o ON o.dataset = :dataset AND o.key = i.key AND o.n = i.n
    WHERE i.batch = :batch AND o.batch <> :batch) t ON t.of = r.id
  WHERE (r.model, r.segment, r.tenure_text, r.lease_left, r.nett_price)
    IS DISTINCT FROM (t.model, t.segment, t.tenure_text, t.lease_left, t.nett_price)`;
const better = `
  UPDATE market_row r SET model = t.model, segment = t.segment, tenure_text = t.tenure_text, lease_left = t.lease_left,
    nett_price = t.nett_price
  FROM (${betterRows}) t WHERE r.id = t.id`;

/** Rows are kept as they were, for the import to be taken back. */
const keepLost = `
  WITH gone AS (DELETE FROM market_row r USING lost l WHERE r.id = l.id RETURNING r.*)
  INSERT INTO market_removed (removed_by, ${rowColumns}) SELECT :batch, ${rowColumns} FROM gone`;
const keepChanged = `
  INSERT INTO market_removed (removed_by, ${rowColumns})
  SELECT :batch, ${rowColumns} FROM market_row WHERE id IN (
    SELECT id FROM (${betterRows}) t
    UNION SELECT r.id FROM market_row r JOIN market_incoming i ON i.key = r.key AND i.n = r.n
    WHERE i.batch = :batch AND r.dataset = :dataset AND r.is_partial AND r.batch <> :batch)
  ON CONFLICT DO NOTHING`;
const slicesBefore = `
  SELECT o.region, o.month, o.edition, o.batch FROM market_slice o JOIN slice s USING (region, month) WHERE o.dataset = :dataset`;

/** Counts additions and improvements without changing anything. */
const trial = `
  SELECT count(*) FILTER (WHERE r.id IS NULL) AS loaded, count(r.id) AS unchanged FROM market_incoming i
  LEFT JOIN market_row r ON r.dataset = :dataset AND r.key = i.key AND r.n = i.n WHERE i.batch = :batch`;

/** `:now` is when something was imported last; null leaves it. */
export const countAnew = `
  UPDATE market_dataset d SET version = version + 1, rows = t.rows, data_from = t.first, data_to = t.last, imported_at = coalesce(:now::timestamptz, imported_at),
    last_id = greatest(d.last_id, t.last_id)
  FROM (SELECT count(*) AS rows, min(month) AS first, max(month) AS last, max(id) AS last_id FROM market_row WHERE dataset = :dataset) t
  WHERE d.code = :dataset`;

/**
 * Merges the staged rows of a file into those in force, in the current transaction: existing rows keep their ids, new ones are added, and
 * rows missing in a whole file are removed but kept for taking the import back. Returns losses and prices to be confirmed. With losses
 * nothing is changed unless `mayLose`, with prices that wait not unless `pricesChecked`.
 */
export const mergeRows = async (
  { db, clock }: Pick<Writing<Actor | null>, 'db' | 'clock'>,
  { batch, format: { dataset, isWhole } }: Input,
  { mayLose, pricesChecked, isTrial = false }: Mode,
): Promise<Merged & { losses: Loss[]; farOff: FarOff[]; slices: SliceBefore[] }> => {
  const [file] = await ask<{ edition: Day | null }>(db, newest, { batch });
  // Tenancies that begin later make a file no newer than those of the next months.
  const next = nextMonth(today(clock));
  const edition = file?.edition && file.edition > next ? next : (file?.edition ?? null);
  const parameters = { batch, dataset, isWhole, hasRegions: hasRegions(dataset), edition, now: clock.now().toString() };
  const prices = { times: farOff[dataset].times, isByModel: dataset !== 'hdb', mostShown };
  const rows = <Row extends object>(text: string) => ask<Row>(db, text, parameters, { prepared: false });
  const run = async (text: string) => (await db.$client.query(placed(text, parameters))).rowCount ?? 0;
  for (const text of ['SET LOCAL statement_timeout = 0', 'SET LOCAL lock_timeout = 0', "SET LOCAL work_mem = '64MB'"])
    await run(text);
  await run('SELECT FROM market_dataset WHERE code = :dataset FOR UPDATE');
  await run('SELECT analyze_market()');
  // The demo imports several files in one transaction.
  await run('DROP TABLE IF EXISTS pg_temp.slice, pg_temp.lost');
  await run(count);
  await run(slices);
  await run('ANALYZE pg_temp.slice');
  await run(dropOwned);
  const skipped = await run(skip);
  const off = await ask<FarOff>(db, pricesFarOff, { batch, dataset, ...prices }, { prepared: false });
  const nothing = { loaded: 0, unchanged: 0, changed: 0, removed: 0, skipped, farOff: off, slices: [] };
  let largeLosses: Loss[] = [];
  let removed = 0;
  if (isWhole) {
    removed = await run(lost);
    await run('ANALYZE pg_temp.lost');
    largeLosses = (await rows<Loss>(losses)).filter(isMuch);
    if (largeLosses.length > 0 && !mayLose && !isTrial) return { ...nothing, losses: largeLosses };
  }
  if (off.length > 0 && farOff[dataset].waits && !pricesChecked && !isTrial) return { ...nothing, losses: [] };
  if (isTrial) {
    const [would] = await rows<Pick<Merged, 'loaded' | 'unchanged'>>(trial);
    const changes = isWhole ? await rows<{ id: number }>(`SELECT count(*) AS id FROM (${betterRows}) t`) : [];
    return { ...nothing, ...would, removed, changed: changes[0]?.id ?? 0, losses: largeLosses };
  }
  await run(places);
  // The statistics miss that many new places, and rows are joined to them.
  await run('SELECT analyze_market()');
  if (isWhole) await run(keepLost);
  const loaded = await run(add);
  const [staged] = await rows<{ rows: number }>('SELECT count(*) AS rows FROM market_incoming WHERE batch = :batch');
  const unchanged = (staged?.rows ?? 0) - loaded;
  let changed = 0;
  let before: SliceBefore[] = [];
  if (isWhole) {
    before = await rows<SliceBefore>(slicesBefore);
    await run(own);
    await run(keepChanged);
    await run(whole);
    changed = await run(better);
  }
  if (loaded + removed + changed > 0) await run(countAnew);
  await run('SELECT analyze_market()');
  await run('DELETE FROM market_incoming WHERE batch = :batch');
  return { loaded, unchanged, changed, removed, skipped, losses: largeLosses, farOff: off, slices: before };
};
