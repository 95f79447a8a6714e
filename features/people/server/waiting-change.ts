import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { mailCompliance } from './mail-compliance.ts';
import { mailMoneyKeepers } from './mail-money-keepers.ts';
import { secondWord } from './second-word.ts';
import { type ChangeKind, person, waitingChange } from './tables.ts';

type Given = {
  kind: ChangeKind;
  subject: string;
  title: string;
  lines: string[];
  input: unknown;
  /** The page where it is approved. */
  page: string;
};

/** Stores a change until a second person approves it, and mails it to all whose second person it waits for. The caller records it. */
export const prepareChange = async (at: Writing, { page, ...given }: Given): Promise<{ changeId: string }> => {
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
