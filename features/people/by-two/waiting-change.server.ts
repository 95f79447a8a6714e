import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { mailCompliance } from '../mails/mail-compliance.server.ts';
import { mailMoneyKeepers } from '../mails/mail-money-keepers.server.ts';
import { type ChangeKind, person, waitingChange } from '../tables.server.ts';
import { secondWord } from './second-word.server.ts';

type Given = {
  kind: ChangeKind;
  subject: string;
  title: string;
  lines: string[];
  input: unknown;
  /** The page where it is approved. */
  page: string;
  /** Of two with this title only one could be made, whatever else they say: a plan of this name, terms from this day. */
  once?: boolean;
};

const sameWaits = `
  SELECT c.prepared_at AS "preparedAt", p.name FROM waiting_change c JOIN person p ON p.id = c.prepared_by
  WHERE c.kind = :kind AND c.subject = :subject AND c.title = :title AND (:once::boolean OR c.input = :input::jsonb) LIMIT 1`;

/** @throws 409 where the same waits already: it would be approved twice, or fail at its approval */
const requireNotAsked = async (at: Writing, { kind, subject, title, input, once = false }: Given): Promise<void> => {
  const given = { kind, subject, title, once, input: JSON.stringify(input) };
  const [same] = await ask<{ preparedAt: string; name: string }>(at.db, sameWaits, given);
  if (!same) return;
  throw new Refusal(
    'approval.conflict',
    `${same.name} asked for this on ${formatDay(dayOf(same.preparedAt))}: “${title}” waits for approval. Take that back first, or have it approved.`,
  );
};

/**
 * Stores a change until a second person approves it, and mails it to all whose second person it waits for. The caller records it.
 * @throws 409 where the same waits already
 */
export const prepareChange = async (at: Writing, asked: Given): Promise<{ changeId: string }> => {
  await requireNotAsked(at, asked);
  const { page, once: _, ...given } = asked;
  const changeId = randomUUID();
  const preparedBy = at.actor.userId;
  const preparedAt = at.clock.now().toString();
  await at.db.insert(waitingChange).values({ ...given, id: changeId, preparedBy, preparedAt });
  await mailKeepers(at, { ...given, page }, `For approval: ${given.title}`, [
    `${at.actor.userName} asks for this change. It is made once a second person approves it.`,
  ]);
  return { changeId };
};

/** What due diligence sets is compliance’s; everything else is about money. */
const mailKeepers = (
  at: Writing,
  { kind, lines, page }: Pick<Given, 'kind' | 'lines' | 'page'>,
  title: string,
  words: [string],
): Promise<void> =>
  kind === 'DUE_DILIGENCE'
    ? mailCompliance(at, { title, line: words[0], page })
    : mailMoneyKeepers(at, { title, lines: [...words, ...lines], page });

type OfKind = { kind: ChangeKind; changeId: string };

/** Takes a change that somebody else prepared, to make it now. @throws Refusal if it is one's own, or was decided already */
export const takeApproved = async (at: Writing, given: OfKind & { page: string }) => {
  const found = await take(at, given);
  const desk = given.kind === 'DUE_DILIGENCE' ? 'compliance' : 'finance';
  await secondWord(at, { of: 'change', by: found.preparedBy, desk });
  await mailKeepers(at, { ...found, page: given.page }, `Changed: ${found.title}`, [
    `${at.actor.userName} approved this change. If it is not right, look into it at once.`,
  ]);
  return found;
};

/** Takes a change away that is not to be made: declined, or taken back by whoever prepared it. */
export const take = async (at: Writing, { kind, changeId }: OfKind) => {
  const [found] = await at.db
    .delete(waitingChange)
    .where(and(eq(waitingChange.kind, kind), eq(waitingChange.id, changeId)))
    .returning();
  if (!found) throw missing('change');
  return found;
};

/** Takes away all changes of a kind that are of one subject, or that one person prepared, and answers them. */
export const takeAll = async (
  at: Writing<Actor | null>,
  { kind, subject, preparedBy }: { kind: ChangeKind; subject?: string; preparedBy?: string },
) =>
  at.db
    .delete(waitingChange)
    .where(
      and(
        eq(waitingChange.kind, kind),
        subject === undefined ? undefined : eq(waitingChange.subject, subject),
        preparedBy === undefined ? undefined : eq(waitingChange.preparedBy, preparedBy),
      ),
    )
    .returning();

/** The changes of a kind that wait for a second person, the oldest first. */
export const readChanges = async (at: Reading, kind: ChangeKind) => {
  const rows = await at.db
    .select({ change: waitingChange, preparedByName: person.name })
    .from(waitingChange)
    .innerJoin(person, eq(person.id, waitingChange.preparedBy))
    .where(eq(waitingChange.kind, kind))
    .orderBy(asc(waitingChange.preparedAt), asc(waitingChange.id));
  return rows.map(({ change: { id, subject, title, lines, preparedBy, preparedAt }, preparedByName }) => ({
    changeId: id,
    subject,
    title,
    lines,
    preparedBy: preparedByName,
    preparedAt,
    isMine: preparedBy === at.actor.userId,
  }));
};
