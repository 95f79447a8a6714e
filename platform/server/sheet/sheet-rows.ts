import { formatCount } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '../context.ts';
import { ask } from '../database/ask.ts';
import { inBatches } from '../database/in-batches.ts';
import { placed, type Values } from '../database/placed.ts';

const tooMany = (most: number) =>
  new Refusal(
    'export.invalid',
    `There are more than ${formatCount(most)} rows, and a file holds at most that many. Narrow the days, or choose more filters.`,
  );

/**
 * The rows of a statement for a file, in batches. They are counted before the first byte leaves: a refusal can't follow a file
 * that has begun. The count is planned anew for its values, as one person has ten rows and another fifty thousand.
 * @throws 400 for more rows than a file may hold (`EXPORT_ROWS`)
 */
export const sheetRows = async <Row extends object>(
  { config, db, database }: Pick<Reading, 'config' | 'db' | 'database'>,
  { text, values }: { text: string; values: Values },
): Promise<AsyncGenerator<Row[]>> => {
  const statement = placed(text, values);
  const [found] = await ask<{ rows: number }>(
    db,
    `SELECT count(*)::int AS rows FROM (SELECT FROM (${statement.text}) r LIMIT ${config.exportRows + 1}) counted`,
    statement.values,
    { prepared: false },
  );
  if ((found?.rows ?? 0) > config.exportRows) throw tooMany(config.exportRows);
  return inBatches<Row>(database, statement);
};

/** The same for rows that are read already. @throws 400 for more rows than a file may hold */
export const requireFewRows = ({ config }: Pick<Reading, 'config'>, rows: number): void => {
  if (rows > config.exportRows) throw tooMany(config.exportRows);
};
