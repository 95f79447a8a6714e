import { streetKey } from '#features/property/rules/address.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { containing, isFound, patternsOf } from '#platform/server/database/search.ts';
import type { Dataset } from '../datasets.words.ts';

type PlaceQuery = {
  search?: string | undefined;
  block?: string | undefined;
  street?: string | undefined;
  project?: string | undefined;
};

/**
 * The ids of the blocks or projects that a search speaks of; undefined where it speaks of none. Of flats a search that begins with a
 * number and goes on is a block and its street; private homes have no block, and projects such as `1 CANBERRA` a number.
 */
export const placesOf = async (
  at: Pick<Reading, 'db'>,
  dataset: Dataset,
  { search, block, street, project }: PlaceQuery,
): Promise<number[] | undefined> => {
  const parts: string[] = [];
  let values: Record<string, unknown> = { dataset };
  const add = (text: string, added: Record<string, unknown>) => {
    parts.push(text);
    values = { ...values, ...added };
  };
  if (block) add('block = :block', { block: block.toUpperCase() });
  if (street) add('street_key = :street', { street: streetKey(street) });
  if (project) add('project = :project', { project: project.toUpperCase() });
  if (search) {
    const hasBlocks = dataset === 'hdb' || dataset === 'approval';
    const [, number, rest] = (hasBlocks && /^(?:blk\s+)?(\d+[a-z]?)\s+(\S.*)$/i.exec(search)) || [];
    const typed = rest ?? search;
    add(`(street_key LIKE :streetpart OR ${isFound('search')})`, {
      streetpart: containing(streetKey(typed)),
      words: patternsOf(typed),
    });
    if (number) add('block = :number', { number: number.toUpperCase() });
  }
  if (parts.length === 0) return undefined;
  const text = `SELECT id FROM market_place WHERE dataset = :dataset AND ${parts.join(' AND ')}`;
  return (await ask<{ id: number }>(at.db, text, values, { prepared: false })).map(({ id }) => id);
};
