import { formatCount } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '../context.ts';
import { ask } from '../database/ask.ts';
import { inBatches } from '../database/in-batches.ts';
import { placed, type Values } from '../database/placed.ts';

const tooMany = (rows: number, most: number) =>
  new Refusal(
    'export.too-large',
    `There are ${formatCount(rows)} rows, and a file holds ${formatCount(most)} at most. Narrow the days, or choose more filters.`,
  );

/**
 * The rows of a statement for a file, in batches. They are counted before the first byte leaves: a refusal can't follow a file
 * that has begun. The count is planned anew for its values, as one person has ten rows and another fifty thousand.
 * @throws 413 for more rows than a file may hold (`EXPORT_ROWS`)
 */
export const sheetRows = async <Row extends object>(
  { config, db, database }: Pick<Reading, 'config' | 'db' | 'database'>,
  source: { text: string; values: Values },
): Promise<AsyncGenerator<Row[]>> => {
  const statement = placed(source.text, source.values);
  const count = async (limit: string): Promise<number> => {
    const text = `SELECT count(*)::int AS rows FROM (SELECT FROM (${statement.text}) r ${limit}) counted`;
    return (await ask<{ rows: number }>(db, text, statement.values, { prepared: false }))[0]?.rows ?? 0;
  };
  // All are counted only to say how many they are.
  if ((await count(`LIMIT ${config.exportRows + 1}`)) > config.exportRows)
    throw tooMany(await count(''), config.exportRows);
  return inBatches<Row>(database, statement);
};

/** The same for rows that are read already. @throws 413 for more rows than a file may hold */
export const requireFewRows = ({ config }: Pick<Reading, 'config'>, rows: number): void => {
  if (rows > config.exportRows) throw tooMany(rows, config.exportRows);
};
