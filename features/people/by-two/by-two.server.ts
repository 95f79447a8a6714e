import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { mailCompliance, settledOfficers } from '../mails/mail-compliance.server.ts';
import { mailMoneyKeepers } from '../mails/mail-money-keepers.server.ts';
import { type ChangeKind, person, waitingChange } from '../tables.server.ts';
import type { Approvals } from './second-person.server.ts';
import { secondWord } from './second-word.server.ts';

type Asked<Given> = {
  /** What it changes: the key of a setting, the code of a plan. */
  subject: string;
  title: string;
  lines: string[];
  /** What is done once it is approved. */
  input: Given;
  /** Of two with this title only one could be made, whatever else they say: a plan of this name, terms from this day. */
  once?: boolean;
};

type Change<Given> = Omit<typeof waitingChange.$inferSelect, 'input'> & { input: Given };

type ByTwo<Given, More extends unknown[]> = {
  kind: ChangeKind;
  /** The page where it is approved. */
  page: `/${string}`;
  /** What is waiting, for those who may approve it: its title follows. */
  notice: string;
  /** Whose second person it waits for; finance and all administrators when left out. */
  desk?: 'compliance';
  /** How they are notified: `approvals` of notifications, a room above this one. */
  approvals: Approvals;
  /** The record in whose trail it stands, and by which actions. Without `approved`, what is made records itself. */
  audit: { aggregate: string; asked: string; approved?: string; declined: string; lapsed?: string };
  /** What the trail says of it; title and lines when left out. */
  detail?: (change: Pick<Asked<Given>, 'title' | 'lines'>) => Record<string, unknown>;
  /** Another wish for a subject takes the place of the one before. */
  replaces?: true;
  /** Locks what such changes are about before one of them is decided. */
  lock?: (at: Writing, subjects: string[]) => Promise<unknown>;
  make: (at: Writing, change: Change<Given>, ...more: More) => Promise<unknown>;
};

type ById = { params: { id: string } };

/**
 * A change that one person asks for and another one makes: it is stored, those who may approve it are mailed and notified, and it is made,
 * declined, or taken back by whoever asked. `More`: what `make` needs besides.
 */
export const byTwo = <Given, More extends unknown[] = []>(declared: ByTwo<Given, More>) => {
  const { kind, page, desk, approvals, audit, make } = declared;
  const detail = declared.detail ?? (({ title, lines }) => ({ title, lines }));
  const those = (which?: SQL) => and(eq(waitingChange.kind, kind), which);

  const note = (at: Writing, action: string, change: Pick<Asked<Given>, 'subject' | 'title' | 'lines'>) =>
    record(at, { aggregate: audit.aggregate, aggregateId: change.subject, action, detail: detail(change) });

  /** Takes changes away that don't wait any more, and ends what was notified of them. */
  const takeAll = async (at: Writing, which: SQL): Promise<Change<Given>[]> => {
    const taken = await at.db.delete(waitingChange).where(those(which)).returning();
    for (const { id } of taken) await approvals.end(at, id);
    return taken as Change<Given>[];
  };

  const lockThose = async (at: Writing, which: SQL): Promise<void> => {
    if (!declared.lock) return;
    const rows = await at.db.select({ subject: waitingChange.subject }).from(waitingChange).where(those(which));
    await declared.lock(
      at,
      rows.map(({ subject }) => subject),
    );
  };

  const take = async (at: Writing, id: string): Promise<Change<Given>> => {
    const isMeant = eq(waitingChange.id, id);
    await lockThose(at, isMeant);
    const [found] = await takeAll(at, isMeant);
    if (!found) throw missing('change');
    return found;
  };

  const mail = (at: Writing, title: string, line: string, lines: string[]): Promise<void> =>
    desk === 'compliance'
      ? mailCompliance(at, { title, line, page })
      : mailMoneyKeepers(at, { title, lines: [line, ...lines], page });

  return {
    page,

    /** Stores a change until a second person approves it. @throws 409 where the same waits already */
    ask: async (at: Writing, { once = false, ...asked }: Asked<Given>): Promise<void> => {
      const { title, subject, lines } = asked;
      if (declared.replaces) await takeAll(at, eq(waitingChange.subject, subject));
      await note(at, audit.asked, asked);
      await requireNotAsked(at, kind, asked, once);
      const id = randomUUID();
      const preparedAt = at.clock.now().toString();
      await at.db.insert(waitingChange).values({ ...asked, id, kind, preparedBy: at.actor.userId, preparedAt });
      const line = `${at.actor.userName} asks for this change. It is made once a second person approves it.`;
      await mail(at, `For approval: ${title}`, line, lines);
      await approvals.ask(at, {
        id,
        title: `${declared.notice}: ${title}`,
        line: (by) => `${by} asks for it.`,
        link: page,
        isMailed: true,
        ...(desk && { approvers: { ids: (await settledOfficers(at)).map((officer) => officer.id), who: desk } }),
      });
    },

    /** Makes a change that somebody else prepared. @throws Refusal if it is one's own, or was decided already */
    approve: async (at: Writing, { params }: ById, ...more: More): Promise<undefined> => {
      const change = await take(at, params.id);
      await secondWord(at, { of: 'change', by: change.preparedBy, desk: desk ?? 'finance' });
      const line = `${at.actor.userName} approved this change. If it is not right, look into it at once.`;
      await mail(at, `Changed: ${change.title}`, line, change.lines);
      if (audit.approved) await note(at, audit.approved, change);
      await make(at, change, ...more);
      return undefined;
    },

    /** Declines a change, or takes one's own back. */
    decline: async (at: Writing, { params }: ById): Promise<undefined> => {
      const change = await take(at, params.id);
      await note(at, audit.declined, change);
      return undefined;
    },

    /** Ends what somebody asked for who may not ask for it any more. */
    lapse: async (at: Writing, preparedBy: string): Promise<void> => {
      const isTheirs = eq(waitingChange.preparedBy, preparedBy);
      await lockThose(at, isTheirs);
      for (const change of await takeAll(at, isTheirs)) await note(at, audit.lapsed ?? audit.declined, change);
    },

    /** What waits for a second person, the oldest first. */
    list: async (at: Reading) => ({ rows: await readChanges(at, kind) }),

    has: async (at: Reading, id: string): Promise<boolean> =>
      (await at.db.$count(waitingChange, those(eq(waitingChange.id, id)))) > 0,

    /** How many wait, for the overview of finance. */
    waiting: (key: string, label: string) => ({
      key,
      label,
      to: page,
      verb: 'Approve',
      hint: 'needs a second person',
      read: async ({ db }: Reading) => {
        const since = sql<string | null>`(min(${waitingChange.preparedAt}) AT TIME ZONE 'Asia/Singapore')::date`;
        const [found] = await db.select({ count: count(), oldest: since }).from(waitingChange).where(those());
        return { count: found?.count ?? 0, cents: null, oldest: found?.oldest ?? null };
      },
    }),
  };
};

const sameWaits = `
  SELECT c.prepared_at AS "preparedAt", p.name FROM waiting_change c JOIN person p ON p.id = c.prepared_by
  WHERE c.kind = :kind AND c.subject = :subject AND c.title = :title AND (:once::boolean OR c.input = :input::jsonb) LIMIT 1`;

/** @throws 409 where the same waits already: it would be approved twice, or fail at its approval */
const requireNotAsked = async (
  at: Writing,
  kind: ChangeKind,
  { subject, title, input }: Asked<unknown>,
  once: boolean,
): Promise<void> => {
  const given = { kind, subject, title, once, input: JSON.stringify(input) };
  const [same] = await ask<{ preparedAt: string; name: string }>(at.db, sameWaits, given);
  if (!same) return;
  throw new Refusal(
    'approval.conflict',
    `${same.name} asked for this on ${formatDay(dayOf(same.preparedAt))}: “${title}” waits for approval. Take that back first, or have it approved.`,
  );
};

const readChanges = async (at: Reading, kind: ChangeKind) => {
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
