import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { districtOf } from '#features/property/rules/address.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { addDays } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { marketListing } from '../tables.server.ts';
import { tenthsOf } from '../unit-price.rules.ts';
import { isAdvertised, listingDays } from './listings.words.ts';
import { type ListingInput, noConsent, type openMarketCalls } from './open-market.calls.ts';

/** The columns of a listing. */
export const stored = (
  at: Pick<Writing<Actor | null>, 'clock'>,
  { hdbTown, areaUnit, area, hasConsent: _, ...facts }: ListingInput,
) => {
  const region = facts.category === 'hdb' ? hdbTown : districtOf(facts.postalCode);
  if (!region) throw new Refusal('listing.invalid', 'No district has this postal code.', { field: 'postalCode' });
  return {
    ...facts,
    region,
    area: tenthsOf(area, areaUnit),
    changedAt: at.clock.now().toString(),
    // The consent stays as it was when a listing ends.
    ...(isAdvertised(facts.state) && {
      expiresOn: addDays(today(at.clock), listingDays),
      consentAt: at.clock.now().toString(),
      withdrawnReason: '',
    }),
  };
};

/** Facts for the audit trail: without the unit, which only few may see. */
export const described = ({ unit: _, remarks: __, ...facts }: ListingInput) => facts;

export const addListing = async (at: Writing, { body }: Input<typeof openMarketCalls.addListing>) => {
  if (!body.hasConsent) throw new Refusal('listing.invalid', noConsent, { field: 'hasConsent' });
  const listingId = randomUUID();
  const now = at.clock.now().toString();
  const expiresOn = addDays(today(at.clock), listingDays);
  const facts = { id: listingId, person: at.actor.userId, consentAt: now, listedAt: now, expiresOn };
  const row = { ...facts, ...stored(at, body) };
  await record(at, { aggregate: 'listing', aggregateId: listingId, action: 'listing.added', detail: described(body) });
  await at.db.insert(marketListing).values(row);
  return { listingId };
};

/** Its own salesperson alone changes a listing; for everybody else it is not there. */
export const changeListing = async (
  at: Writing,
  { params: { id }, body: { version, listing } }: Input<typeof openMarketCalls.changeListing>,
) => {
  const row = await lockListing(at, id);
  if (row?.person !== at.actor.userId) throw missing('listing');
  if (row.version !== version)
    throw new Refusal('listing.stale', 'You have changed this listing elsewhere meanwhile. Load it again.');
  await record(at, { aggregate: 'listing', aggregateId: id, action: 'listing.changed', detail: described(listing) });
  const next = { ...stored(at, listing), version: version + 1 };
  await at.db.update(marketListing).set(next).where(eq(marketListing.id, id));
  return { version: version + 1 };
};

/** The content desk takes a listing that is advertised out of the market, whosesoever it is. */
export const withdrawListing = async (
  at: Writing,
  { params: { id }, body: { version, reason } }: Input<typeof openMarketCalls.withdrawListing>,
) => {
  const row = await lockListing(at, id);
  if (!row || !isAdvertised(row.state)) throw missing('listing');
  if (row.version !== version) throw new Refusal('listing.stale', 'This listing has changed meanwhile. Load it again.');
  await record(at, { aggregate: 'listing', aggregateId: id, action: 'listing.withdrawn', detail: { reason } });
  const changedAt = at.clock.now().toString();
  const next = { state: 'WITHDRAWN' as const, withdrawnReason: reason, version: version + 1, changedAt };
  await at.db.update(marketListing).set(next).where(eq(marketListing.id, id));
  return { version: version + 1 };
};

const lockListing = async (at: Writing, id: string) => {
  const [row] = await at.db.select().from(marketListing).where(eq(marketListing.id, id)).for('update');
  return row;
};
