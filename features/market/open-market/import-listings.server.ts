import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { addDays } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import { transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { OperatorError } from '#platform/server/operator-error.ts';
import type { Import } from '#platform/server/room.ts';
import { openShaped, unreadWords } from '#platform/server/table-file/read-rows.ts';
import { marketListing } from '../tables.server.ts';
import { listingFile } from './listing-file.rules.ts';
import { listingDays } from './listings.words.ts';
import { ListingInput } from './open-market.calls.ts';
import { described, stored } from './write.server.ts';

type Line = { line: number; registrationNo: string; listing: ListingInput };

/** Most wrong lines that are printed. */
const told = 20;

/** Reads a file of listings whole: it is as long as an agency has homes. @throws OperatorError with every wrong line, before anything is kept */
const readListings = async (path: string): Promise<{ lines: Line[]; unread: string[] }> => {
  const name = basename(path);
  const lines: Line[] = [];
  const wrong: string[] = [];
  const file = await openShaped(name, createReadStream(path), [listingFile]);
  for await (const {
    line,
    row: { registrationNo, ...input },
  } of file.lines) {
    const parsed = ListingInput.safeParse(input);
    if (parsed.success) lines.push({ line, registrationNo, listing: parsed.data });
    else
      for (const { path: field, message } of parsed.error.issues)
        wrong.push(`\n  line ${line}: ${field.join('.')}, ${message}`);
  }
  if (wrong.length > 0)
    throw new OperatorError(
      `${name} was not imported: ${formatCount(wrong.length)} things are wrong.${wrong.slice(0, told).join('')}`,
    );
  return { lines, unread: file.unread() };
};

const people = `
  SELECT id, registration_no AS "registrationNo" FROM person_public
  WHERE registration_no = ANY($1::text[]) AND role = 'salesperson' AND disabled_at IS NULL`;

/** The same home, offered by the same person for the same purpose. */
const same = `
  SELECT id, version FROM market_listing
  WHERE person = :person AND purpose = :purpose AND postal_code = :postalCode AND unit = :unit AND lower(block) = lower(:block)
  ORDER BY listed_at DESC, id LIMIT 1 FOR UPDATE`;

/** Adds a listing, or says anew what there is of the same home. Answers whether it was added. */
const keep = async (at: Writing<Actor | null>, person: string, listing: ListingInput): Promise<boolean> => {
  const { purpose, postalCode, unit, block } = listing;
  const [existing] = await ask<{ id: string; version: number }>(at.db, same, {
    person,
    purpose,
    postalCode,
    unit,
    block,
  });
  const id = existing?.id ?? randomUUID();
  const facts = stored(at, listing);
  await record(at, {
    aggregate: 'listing',
    aggregateId: id,
    action: existing ? 'listing.changed' : 'listing.added',
    detail: described(listing),
  });
  if (existing) {
    const next = { ...facts, version: existing.version + 1 };
    await at.db.update(marketListing).set(next).where(eq(marketListing.id, id));
    return false;
  }
  const now = at.clock.now().toString();
  const expiresOn = addDays(today(at.clock), listingDays);
  await at.db.insert(marketListing).values({ id, person, consentAt: now, listedAt: now, expiresOn, ...facts });
  return true;
};

/** `import listing FILE…`: homes that salespeople offer, by their registration numbers; each file whole or not at all. */
export const importListings: Import = async (at, files) => {
  const messages: string[] = [];
  for (const path of files) {
    const { lines, unread } = await readListings(path);
    const counts = await transact(at, async (within) => {
      const numbers = [...new Set(lines.map(({ registrationNo }) => registrationNo))];
      const rows = await ask<{ id: string; registrationNo: string }>(within.db, people, [numbers]);
      const idOf = new Map(rows.map(({ id, registrationNo }) => [registrationNo, id]));
      let added = 0;
      for (const { line, registrationNo, listing } of lines) {
        const person = idOf.get(registrationNo);
        if (!person) throw new OperatorError(`Line ${line}: no active salesperson has the number ${registrationNo}.`);
        try {
          if (await keep(within, person, listing)) added += 1;
        } catch (error) {
          if (error instanceof Refusal) throw new OperatorError(`Line ${line}: ${error.message}`);
          throw error;
        }
      }
      return { added, changed: lines.length - added };
    });
    const notRead = unread.length > 0 ? `; ${unreadWords(unread)}` : '';
    messages.push(
      `${path}: ${formatCount(counts.added)} listings added, ${formatCount(counts.changed)} changed${notRead}`,
    );
  }
  return messages.join('\n');
};
