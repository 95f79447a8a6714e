import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { hashToken, newToken } from '#platform/server/secrets/secrets.ts';
import { lockPerson, type PersonRow } from '../account/find-person.server.ts';
import { accountLink, type LinkPurpose as Purpose } from '../tables.server.ts';

type Link = typeof accountLink.$inferSelect;

const over: Record<Purpose, string> = {
  reset: 'This link has been used, or is too old. Ask for a new one.',
  invitation: 'This invitation has been used, or is too old. Ask the agency’s people desk for a new one.',
  email: 'This link has been used, is too old, or is of another account. Your profile can send another.',
  'email-by-another': 'This link has been used, or is too old. Ask the agency’s people desk.',
  'email-undo': 'This link has been used, or is too old. Call an administrator of your agency.',
};

/**
 * Makes a link that works once, and ends the person's earlier links for the same purpose. Returns the token; only its hash is stored.
 * The caller has locked the person.
 */
export const makeLink = async (
  at: Writing<Actor | null>,
  link: { personId: string; purpose: Exclude<Purpose, 'email-undo'>; lasts: Temporal.DurationLike; email?: string },
) => {
  await endLinks(at, link.personId, link.purpose);
  return inserted(await addLinks(at, { ...link, people: [link.personId] }));
};

/**
 * Makes a link that undoes a change of address to `email`, of a person whom the caller has locked. Where an earlier change can still be
 * undone, it leads to the address of before that: the one in between may be a thief's. Earlier links stay. A change back to it needs none.
 */
export const makeUndoLink = async (
  at: Writing<Actor | null>,
  { id, email: current }: Pick<PersonRow, 'id' | 'email'>,
  { email, lasts }: { email: string; lasts: Temporal.DurationLike },
) => {
  const now = at.clock.now().toString();
  const [first] = await at.db
    .select({ email: accountLink.email, since: accountLink.since })
    .from(accountLink)
    .where(and(isOpen(id, 'email-undo'), gt(accountLink.expiresAt, now)))
    .orderBy(asc(accountLink.since))
    .limit(1);
  const to = { email: first?.email ?? current, since: first?.since ?? now };
  if (to.email === email) return undefined;
  return { ...inserted(await addLinks(at, { people: [id], purpose: 'email-undo', lasts, ...to })), email: to.email };
};

type Made = { purpose: Purpose; lasts: Temporal.DurationLike; email?: string; since?: string; people: string[] };

/** Makes a link for each of these people, in their order, who have none of this purpose. */
export const addLinks = async (at: Writing<Actor | null>, { people, purpose, lasts, email, since }: Made) => {
  const now = at.clock.now();
  const expiresAt = now.add(lasts).toString({ fractionalSecondDigits: 3 });
  const made = people.map((personId) => ({ personId, token: newToken(), linkId: randomUUID() }));
  await at.db.insert(accountLink).values(
    made.map(({ personId, token, linkId }) => ({
      id: linkId,
      tokenHash: hashToken(token),
      personId,
      purpose,
      ...(email !== undefined && { email }),
      ...(since !== undefined && { since }),
      createdAt: now.toString(),
      expiresAt,
    })),
  );
  return made.map(({ token, linkId }) => ({ token, linkId, expiresAt }));
};

const isOpen = (personId: string, purpose?: Purpose) =>
  and(eq(accountLink.personId, personId), purpose && eq(accountLink.purpose, purpose), isNull(accountLink.endedAt));

/**
 * Ends all of a person's open links, or those of one purpose. A link that undoes a change of address always stays, since an intruder may be
 * ending the others.
 */
export const endLinks = async (
  at: Writing<Actor | null>,
  personId: string,
  purpose?: Exclude<Purpose, 'email-undo'>,
): Promise<void> => {
  await at.db
    .update(accountLink)
    .set({ endedAt: at.clock.now().toString() })
    .where(and(isOpen(personId, purpose), ne(accountLink.purpose, 'email-undo')));
};

/** Ends all links that undo a change of a person's address: one that was used has undone them all. */
export const endUndoLinks = async (at: Writing<Actor | null>, personId: string): Promise<void> => {
  await at.db.update(accountLink).set({ endedAt: at.clock.now().toString() }).where(isOpen(personId, 'email-undo'));
};

/** The address that waits to be confirmed by a person’s open link. The link may have expired. */
export const findWaitingEmail = async (db: Db, personId: string, purpose: 'email' | 'email-by-another' = 'email') => {
  const [link] = await db
    .select({ email: accountLink.email, expiresAt: accountLink.expiresAt })
    .from(accountLink)
    .where(isOpen(personId, purpose));
  return link?.email ? { email: link.email, expiresAt: link.expiresAt } : undefined;
};

const isInForce = (at: Pick<Reading<Actor | null>, 'clock'>, purpose: Purpose, token: string) =>
  and(
    eq(accountLink.tokenHash, hashToken(token)),
    eq(accountLink.purpose, purpose),
    isNull(accountLink.endedAt),
    gt(accountLink.expiresAt, at.clock.now().toString()),
  );

/**
 * Finds a valid link and its owner, and locks them. With `only`, the link must belong to that person.
 * @throws Refusal `link.missing` if the link is used, expired or not theirs, or if the account is disabled: a change of
 * address is undone all the same.
 */
export const takeLink = async (
  at: Writing<Actor | null>,
  purpose: Purpose,
  token: string,
  only?: string,
): Promise<{ owner: PersonRow; link: Link }> => {
  const find = async () => {
    const [link] = await at.db
      .select()
      .from(accountLink)
      .where(isInForce(at, purpose, token));
    if (!link || (only && link.personId !== only)) throw new Refusal('link.missing', over[purpose]);
    return link;
  };
  const owner = await lockPerson(at.db, (await find()).personId);
  // Checks again: another request may have used the link while this one waited for the lock.
  const link = await find();
  if (owner.disabledAt && purpose !== 'email-undo') throw new Refusal('link.missing', over[purpose]);
  return { owner, link };
};

/** How many links for this purpose were made since an instant, including used and ended ones. */
export const countLinksSince = async (db: Db, personId: string, purpose: Purpose, since: string): Promise<number> => {
  const recent = gt(accountLink.createdAt, since);
  const [row] = await db
    .select({ links: count() })
    .from(accountLink)
    .where(and(eq(accountLink.personId, personId), eq(accountLink.purpose, purpose), recent));
  return row?.links ?? 0;
};
