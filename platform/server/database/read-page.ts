import type { Reading } from '../context.ts';
import { askPlanned } from './ask.ts';

type Statement = { text: string; values: unknown[] };
type Paging = { pageNumber: number; pageSize: number };

/** Rows are counted and summed up to this number, or up to `most`: a list of more says so and has no sums. */
const counted = 10_000;

/**
 * A page of the rows of a statement, how many there are, and sums of theirs; null where there are more rows than are counted.
 * It is planned anew for its values, as the filters that were not given ask nothing. The statement looks up by LEFT JOIN what a row says
 * of other records: the count and the sums then leave out what they don't need.
 *
 * @param order What follows ORDER BY, in the names that the statement gives its columns.
 * @param summed Columns in cents, by the names that the statement gives them.
 */
export const readPage = async <Row extends object, const Sum extends string = never>(
  at: Pick<Reading, 'db'>,
  { text, values }: Statement,
  { pageNumber, pageSize }: Paging,
  { order, summed = [], most = counted }: { order: string; summed?: readonly Sum[]; most?: number },
) => {
  const sums = summed.map((name) => `'${name}', coalesce(sum("${name}"), 0)::bigint`).join(', ');
  const [rows, [all]] = await Promise.all([
    askPlanned<Row>(
      at.db,
      `SELECT * FROM (${text}) row ORDER BY ${order} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, pageSize, (pageNumber - 1) * pageSize],
    ),
    askPlanned<{ rows: number; sums: Record<Sum, number> }>(
      at.db,
      `SELECT count(*) AS rows, jsonb_build_object(${sums}) AS sums FROM (SELECT * FROM (${text}) row LIMIT ${most + 1}) found`,
      values,
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
