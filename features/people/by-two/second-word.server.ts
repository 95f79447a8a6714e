import { and, inArray, ne } from 'drizzle-orm';
import { hasDesk, isCompliance } from '#platform/contract/actor.ts';
import { formatInstant } from '#platform/contract/days.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { approvesLater, longestRest } from '#platform/contract/rests.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { restsOf } from '../settled/settled.server.ts';
import { person } from '../tables.server.ts';

type Second = {
  /** What waits, as in `You prepared this change`. */
  of: string;
  /** Who gave the first word, or has a part in it; null: nobody of the people here. */
  by: string | null | (string | null)[];
  /** They gave no first word, but had another part in it. */
  isPart?: true;
  /** Whose word it is; null: an administrator's. */
  desk?: Desk | null;
  /** Where not all of the desk may give it: who may. */
  among?: string[];
  /** The room's own code, and what it says to whoever gave the first word, or is not among those who may. */
  code?: `${string}.forbidden`;
  own?: string;
  others?: string;
};

/**
 * The second word of whoever acts, on what another person said first: by somebody else, whose account is settled, at the right desk, in a
 * session that gave the password or a code lately. A call with it is marked by `secondWord` in its contract, and fails where it is
 * answered without. @throws Refusal `approval.forbidden`, or of the room's own code; `session.unconfirmed`
 */
export const secondWord = async (at: Writing, given: Second): Promise<void> => {
  const { of, by, desk = 'finance', among, code = 'approval.forbidden' } = given;
  const { actor } = at;
  if ([by].flat().includes(actor.userId))
    throw new Refusal(code, given.own ?? `You prepared this ${of}. Somebody else has to approve it.`);
  if (!isAt(actor, desk) || (among && !among.includes(actor.userId)))
    throw new Refusal(code, given.others ?? 'This is for others to approve.');
  const rest = longestRest(await restsOf(at, actor.userId), desk);
  if (rest) throw new Refusal('approval.forbidden', approvesLater(rest));
  if (!given.isPart) await requireSettledFirst(at, [by].flat(), desk);
  if (!at.secondWords) return;
  await at.secondWords.requireConfirmed();
  at.secondWords.isGiven = true;
};

/** The word of whoever decides alone what takes two, for want of anybody else: of a session that gave the password or a code lately, too. */
export const wordAlone = async (at: Reading): Promise<void> => {
  await at.secondWords?.requireConfirmed();
};

/**
 * Nor is it a first word of somebody else where whoever acts may have their account. At the compliance desk nobody who rests says
 * anything, and salespeople ask for what is theirs.
 */
const requireSettledFirst = async (at: Writing, by: (string | null)[], desk: Desk | null): Promise<void> => {
  if (desk === 'compliance') return;
  const ids = by.filter((id) => id !== null);
  const people = await at.db
    .select({ id: person.id, name: person.name })
    .from(person)
    .where(and(inArray(person.id, ids), ne(person.role, 'salesperson')));
  for (const { id, name } of people) {
    const rest = longestRest(await restsOf(at, id), desk);
    if (rest)
      throw new Refusal(
        'approval.forbidden',
        `${name} asked for this, and their account was changed lately. For safety, it can be approved from ${formatInstant(rest.until)} (Singapore time), or somebody else asks for it.`,
      );
  }
};

const isAt = (actor: Writing['actor'], desk: Desk | null): boolean => {
  if (desk === null) return actor.role === 'admin';
  return desk === 'compliance' ? isCompliance(actor) : hasDesk(actor, desk);
};
