import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { hashToken, newToken } from '#platform/server/secrets/secrets.ts';
import { lockPerson, type PersonRow } from './find-person.ts';
import { accountLink } from './tables.ts';

type Purpose = 'reset' | 'invitation' | 'email';

const over: Record<Purpose, string> = {
  reset: 'This link has been used, or is too old. Ask for a new one.',
  invitation: 'This invitation has been used, or is too old. Ask the agency’s people desk for a new one.',
  email: 'This link has been used, is too old, or is of another account. Your profile can send another.',
};

/** A link for one person, in force once: its token is told once, and those before it are over. The person is locked. */
export const makeLink = async (
  at: Writing<Actor | null>,
  { lasts, ...given }: { personId: string; purpose: Purpose; lasts: Temporal.DurationLike; email?: string },
) => {
  await endLinks(at, given.personId, given.purpose);
  const token = newToken();
  const now = at.clock.now();
  const expiresAt = now.add(lasts).toString({ fractionalSecondDigits: 3 });
  const [row] = await at.db
    .insert(accountLink)
    .values({ tokenHash: hashToken(token), ...given, createdAt: now.toString(), expiresAt })
    .returning({ id: accountLink.id });
  return { token, expiresAt, linkId: row?.id ?? '' };
};

const isOpen = (personId: string, purpose?: Purpose) =>
  and(eq(accountLink.personId, personId), purpose && eq(accountLink.purpose, purpose), isNull(accountLink.endedAt));

/** All of a person's links, or those of one purpose, open nothing any more. */
export const endLinks = async (at: Writing<Actor | null>, personId: string, purpose?: Purpose): Promise<void> => {
  await at.db.update(accountLink).set({ endedAt: at.clock.now().toString() }).where(isOpen(personId, purpose));
};

/** The new address that someone asked for and has not confirmed; its link may be too old by now. */
export const findWaitingEmail = async (db: Db, personId: string) => {
  const [link] = await db
    .select({ email: accountLink.email, expiresAt: accountLink.expiresAt })
    .from(accountLink)
    .where(isOpen(personId, 'email'));
  return link?.email ? { email: link.email, expiresAt: link.expiresAt } : undefined;
};

const isInForce = (at: Pick<Reading<Actor | null>, 'clock'>, purpose: Purpose, token: string) =>
  and(
    eq(accountLink.tokenHash, hashToken(token)),
    eq(accountLink.purpose, purpose),
    isNull(accountLink.endedAt),
    gt(accountLink.expiresAt, at.clock.now().toString()),
  );

/** Whose link this is, `only` theirs where it says whose; the person is locked, and it is still in force. */
export const takeLink = async (
  at: Writing<Actor | null>,
  purpose: Purpose,
  token: string,
  only?: string,
): Promise<PersonRow> => {
  const find = async () => {
    const [link] = await at.db
      .select({ personId: accountLink.personId })
      .from(accountLink)
      .where(isInForce(at, purpose, token));
    if (!link || (only && link.personId !== only)) throw new Refusal('link.missing', over[purpose]);
    return link.personId;
  };
  const owner = await lockPerson(at.db, await find());
  // Once more: another may have used it while this one waited.
  await find();
  if (owner.disabledAt) throw new Refusal('link.missing', over[purpose]);
  return owner;
};

/** How many links for this purpose a person was given since an instant, used and ended ones among them. */
export const countLinksSince = async (db: Db, personId: string, purpose: Purpose, since: string): Promise<number> => {
  const recent = gt(accountLink.createdAt, since);
  const [row] = await db
    .select({ links: count() })
    .from(accountLink)
    .where(and(eq(accountLink.personId, personId), eq(accountLink.purpose, purpose), recent));
  return row?.links ?? 0;
};
