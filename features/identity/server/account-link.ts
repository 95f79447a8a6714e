import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { hashToken, newToken } from '#platform/server/secrets/secrets.ts';
import { lockPerson, type PersonRow } from './find-person.ts';
import { accountLink } from './tables.ts';

type Purpose = 'reset' | 'invitation';

const over: Record<Purpose, string> = {
  reset: 'This link has been used, or is too old. Ask for a new one.',
  invitation: 'This invitation has been used, or is too old. Ask the agency’s people desk for a new one.',
};

/** A link for one person, in force once: its token is told once, and those before it are over. The person is locked. */
export const makeLink = async (
  at: Writing<Actor | null>,
  { personId, purpose, lasts }: { personId: string; purpose: Purpose; lasts: Temporal.DurationLike },
) => {
  await endLinks(at, personId, purpose);
  const token = newToken();
  const now = at.clock.now();
  const expiresAt = now.add(lasts).toString({ fractionalSecondDigits: 3 });
  const [row] = await at.db
    .insert(accountLink)
    .values({ tokenHash: hashToken(token), personId, purpose, createdAt: now.toString(), expiresAt })
    .returning({ id: accountLink.id });
  return { token, expiresAt, linkId: row?.id ?? '' };
};

export const endLinks = async (at: Writing<Actor | null>, personId: string, purpose: Purpose): Promise<void> => {
  const isOpen = and(eq(accountLink.personId, personId), eq(accountLink.purpose, purpose), isNull(accountLink.endedAt));
  await at.db.update(accountLink).set({ endedAt: at.clock.now().toString() }).where(isOpen);
};

const isInForce = (at: Pick<Reading<Actor | null>, 'clock'>, purpose: Purpose, token: string) =>
  and(
    eq(accountLink.tokenHash, hashToken(token)),
    eq(accountLink.purpose, purpose),
    isNull(accountLink.endedAt),
    gt(accountLink.expiresAt, at.clock.now().toString()),
  );

/** Whose link this is; the person is locked, and it is still in force. */
export const takeLink = async (at: Writing<Actor | null>, purpose: Purpose, token: string): Promise<PersonRow> => {
  const find = async () => {
    const [link] = await at.db
      .select({ personId: accountLink.personId })
      .from(accountLink)
      .where(isInForce(at, purpose, token));
    if (!link) throw new Refusal('link.missing', over[purpose]);
    return link.personId;
  };
  const owner = await lockPerson(at.db, await find());
  // Once more: another may have used it while this one waited.
  await find();
  if (owner.disabledAt) throw new Refusal('link.missing', over[purpose]);
  return owner;
};

export const countLinksSince = async (db: Db, personId: string, purpose: Purpose, since: string): Promise<number> => {
  const recent = gt(accountLink.createdAt, since);
  const [row] = await db
    .select({ links: count() })
    .from(accountLink)
    .where(and(eq(accountLink.personId, personId), eq(accountLink.purpose, purpose), recent));
  return row?.links ?? 0;
};
