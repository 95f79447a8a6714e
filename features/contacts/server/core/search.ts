import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

const write = `
  UPDATE contact c SET search = lower(concat_ws(' ', name, preferred_name, array_to_string(aliases, ' '),
    array_to_string(phones, ' '), array_to_string(emails, ' '),
    (SELECT string_agg(concat_ws(' ', block, street, building, unit, postal_code), ' ') FROM contact_property WHERE contact_id = c.id),
    (SELECT string_agg(concat_ws(' ', line, unit, postal_code), ' ') FROM contact_address WHERE contact_id = c.id)))
  WHERE id = ANY($1::uuid[])`;

/** Writes anew what the search of the list looks through, after a change of what it is made of. */
export const writeSearch = async (at: Writing<Actor | null>, ids: string[]): Promise<void> => {
  await ask(at.db, write, [ids]);
};

/** The words that are looked for, in the values of `isFound`. */
export const searched = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Each word (`:words`) is in what is looked through, or one of five letters or more is nearly in it: `Tampnies` finds Tampines.
 * The order of the words does not matter.
 */
export const isFound = `
  NOT EXISTS (
    SELECT FROM unnest(:words::text[]) word
    WHERE strpos(c.search, word) = 0 AND NOT (length(word) >= 5 AND word_similarity(word, c.search) >= 0.4)
  )`;
