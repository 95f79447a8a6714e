import type { Actor } from '#platform/contract/actor.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { containing, isFound, patternsOf } from '#platform/server/database/search.ts';

const write = `
  UPDATE contact c SET search = search_text(concat_ws(' ', name, preferred_name, array_to_string(aliases, ' '),
    array_to_string(phones, ' '), array_to_string(emails, ' '),
    (SELECT string_agg(concat_ws(' ', nullif('Blk ' || block, 'Blk '), street, building, unit, postal_code), ' ') FROM contact_property WHERE contact_id = c.id),
    (SELECT string_agg(concat_ws(' ', line, unit, postal_code), ' ') FROM contact_address WHERE contact_id = c.id)))
  WHERE id = ANY($1::uuid[])`;

/** Rebuilds the search text of a contact after a change of its parts. */
export const writeSearch = async (at: Writing<Actor | null>, ids: string[]): Promise<void> => {
  await ask(at.db, write, [ids]);
};

/** A part of a phone number as it is typed, with what stands between its digits. */
const partOfPhone = /^[\d\s()-]+$/;
const fewest = 4;
const most = 7;

const valuesOf = (typed: string): { words: string[]; digits: string | null } => {
  const digits = partOfPhone.test(typed) ? typed.replace(/\D/g, '') : '';
  const isPart = digits.length >= fewest && digits.length <= most;
  return { words: patternsOf(typed), digits: isPart ? containing(digits) : null };
};

/** Each word (`:words`) is in what is looked through, in any order, or four to seven digits (`:digits`) are: an index finds them. */
const isWritten = `(${isFound('c.search')} OR c.search LIKE :digits::text)`;

/** Each word is in it, or one of five letters or more is nearly in it: `Tampnies` finds Tampines. An address resembles too many for that. */
const isNear = `NOT EXISTS (
  SELECT FROM unnest(:words::text[]) word
  WHERE c.search NOT LIKE word AND NOT (word ~ '^%[a-z]{5,}%$' AND word_similarity(word, c.search) >= 0.4)
)`;

/** The contacts that are there and that the actor sees: an administrator sees those of all, of whom `:me` is null. */
export const isSeen = (isOwn: boolean): string =>
  `c.deleted_at IS NULL AND c.merged_into IS NULL ${isOwn ? 'AND c.owner = :me' : ''}`;

/** How the actor's contacts are found by what was typed: as it is written, and where it is in none of them, as it is nearly written. */
export const searchOf = async (at: Reading, typed: string): Promise<{ where: string; values: object }> => {
  const values = valuesOf(typed);
  if (values.words.length === 0) return { where: 'true', values: {} };
  const isOwn = at.actor.role !== 'admin';
  const one = `SELECT FROM contact c WHERE ${isSeen(isOwn)} AND ${isWritten} LIMIT 1`;
  const written = await ask(at.db, one, { ...values, ...(isOwn && { me: at.actor.userId }) }, { prepared: false });
  if (written.length > 0) return { where: isWritten, values };
  return { where: isNear, values: { words: values.words } };
};
