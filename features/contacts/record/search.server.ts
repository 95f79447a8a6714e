import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { patternsOf } from '#platform/server/database/search.ts';

const write = `
  UPDATE contact c SET search = searched(concat_ws(' ', name, preferred_name, array_to_string(aliases, ' '),
    array_to_string(phones, ' '), array_to_string(emails, ' '),
    (SELECT string_agg(concat_ws(' ', nullif('Blk ' || block, 'Blk '), street, building, unit, postal_code), ' ') FROM contact_property WHERE contact_id = c.id),
    (SELECT string_agg(concat_ws(' ', line, unit, postal_code), ' ') FROM contact_address WHERE contact_id = c.id)))
  WHERE id = ANY($1::uuid[])`;

/** Writes anew what the search of the list looks through, after a change of what it is made of. */
export const writeSearch = async (at: Writing<Actor | null>, ids: string[]): Promise<void> => {
  await ask(at.db, write, [ids]);
};

/** A part of a phone number as it is typed, with what stands between its digits. */
const partOfPhone = /^[\d\s()-]+$/;
const fewest = 4;
const most = 7;

/** What is looked for, as the values of `isFound`. */
export const searched = (search: string): { words: string[]; digits: string } => {
  const digits = partOfPhone.test(search) ? search.replace(/\D/g, '') : '';
  return { words: patternsOf(search), digits: digits.length >= fewest && digits.length <= most ? digits : '' };
};

/**
 * Each word (`:words`) is in what is looked through, or one of five letters or more is nearly in it: `Tampnies` finds Tampines.
 * The order of the words does not matter. Four to seven digits (`:digits`) are also a part of a phone number.
 */
export const isFound = `(
  NOT EXISTS (
    SELECT FROM unnest(:words::text[]) word
    WHERE ' ' || c.search NOT LIKE word AND NOT (length(word) >= 7 AND word_similarity(word, c.search) >= 0.4)
  ) OR :digits <> '' AND array_to_string(c.phones, ' ') LIKE '%' || :digits || '%')`;
