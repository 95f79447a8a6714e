import type { Reading } from '../context.ts';
import { ask } from './ask.ts';
import { placed, type Values } from './placed.ts';

type Statement = { text: string; values: Values };
type Paging = { pageNumber: number; pageSize: number };

/** Rows are counted and summed up to this number, or up to `most`: a list of more says so and has no sums. */
const counted = 10_000;

type PageOptions<Sum> = {
  /** What follows ORDER BY, in the names that the statement gives its columns. */
  order: string;
  /** Columns in cents, by the names that the statement gives them. */
  summed?: readonly Sum[];
  /** Which rows are summed, if not all. */
  summedWhere?: string;
  most?: number;
  /** The same rows with the summed columns alone, where they can be counted by less. */
  counting?: Statement;
  /** Without a filter there may be a million rows: whether they are too many to be summed is found before their amounts are read. */
  isWhole?: boolean;
};

/**
 * A page of the rows of a statement, how many there are, and sums of theirs; null where there are more rows than are counted.
 * It is planned anew for its values, as the filters that were not given ask nothing. The statement looks up by LEFT JOIN what a row says
 * of other records: the count and the sums then leave out what they don't need.
 */
export const readPage = async <Row extends object, const Sum extends string = never>(
  at: Pick<Reading, 'db'>,
  statement: Statement,
  { pageNumber, pageSize }: Paging,
  options: PageOptions<Sum>,
) => {
  const { text, values } = placed(statement.text, statement.values);
  const { order, most = counted, counting = statement } = options;
  const [rows, [all]] = await Promise.all([
    ask<Row>(
      at.db,
      `SELECT * FROM (${text}) row ORDER BY ${order} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, pageSize, (pageNumber - 1) * pageSize],
      { prepared: false },
    ),
    ask<{ rows: number; sums: Record<Sum, number> | null }>(
      at.db,
      countAndSums(counting.text, most, options),
      counting.values,
      { prepared: false },
    ),
  ]);
  const total = Number(all?.rows ?? 0);
  const totalIsCapped = total > most;
  return {
    rows,
    totalRecords: Math.min(total, most),
    totalIsCapped,
    sums: totalIsCapped ? null : (all?.sums ?? null),
  };
};

const countAndSums = (
  text: string,
  most: number,
  { summed = [], summedWhere, isWhole }: PageOptions<string>,
): string => {
  const which = summedWhere ? ` FILTER (WHERE ${summedWhere})` : '';
  const sums = summed.map((name) => `'${name}', coalesce(sum("${name}")${which}, 0)::bigint`).join(', ');
  const some = `(${text}) row LIMIT ${most + 1}`;
  if (!isWhole || summed.length === 0)
    return `SELECT count(*) AS rows, jsonb_build_object(${sums}) AS sums FROM (SELECT * FROM ${some}) found`;
  return `WITH number AS (SELECT count(*) AS rows FROM (SELECT FROM ${some}) found)
    SELECT rows, CASE WHEN rows <= ${most} THEN (SELECT jsonb_build_object(${sums}) FROM (${text}) found) END AS sums FROM number`;
};
