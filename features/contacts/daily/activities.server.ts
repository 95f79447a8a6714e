import { eq } from 'drizzle-orm';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { note } from '../record/note.server.ts';
import { lockContact } from '../record/scope.server.ts';
import { contact, contactActivity } from '../tables.server.ts';
import type { FollowUp, FollowUps } from './daily.calls.ts';
import type { ActivityKind } from './daily.words.ts';
import { keepEarliestFirst, plan } from './plans.server.ts';

type Added = { params: { id: string }; body: { kind: ActivityKind; body: string } };

/** Adds a note. All but a note says that the contact was reached. */
export const addActivity = async (at: Writing, { params, body }: Added): Promise<undefined> => {
  const { id } = await lockContact(at, params.id);
  await addRow(at, id, body.kind, body.body);
  if (body.kind !== 'NOTE')
    await at.db.update(contact).set({ lastContactedAt: at.clock.now().toString() }).where(eq(contact.id, id));
  await note(at, id, 'contact.noted', { kind: body.kind });
};

const addRow = (at: Writing, contactId: string, kind: ActivityKind, body: string) =>
  at.db.insert(contactActivity).values({ contactId, kind, body, at: at.clock.now().toString(), by: at.actor.userId });

type FollowUpSet = {
  params: { id: string };
  body: { on: string | null; note: string; done: boolean; beside: boolean };
};

/** Says when to get in touch next. That the one before was made is noted. */
export const setFollowUp = async (at: Writing, { params, body }: FollowUpSet): Promise<undefined> => {
  const row = await lockContact(at, params.id);
  if (body.beside && body.on) {
    await plan(at, row.id, { on: body.on, note: body.note });
    await note(at, row.id, 'contact.follow-up-set', { on: body.on });
    return;
  }
  const now = at.clock.now().toString();
  const done = body.done ? { lastContactedAt: now } : {};
  await at.db
    .update(contact)
    .set({ followUpOn: body.on, followUpNote: body.on ? body.note : '', ...done })
    .where(eq(contact.id, row.id));
  await keepEarliestFirst(at, row.id);
  if (body.done) await addRow(at, row.id, 'FOLLOW_UP', row.followUpNote);
  await note(at, row.id, body.done ? 'contact.followed-up' : 'contact.follow-up-set', { on: body.on });
};

const due = `
  SELECT id AS "contactId", name, phones, emails, has_whatsapp AS "hasWhatsapp", follow_up_on AS "followUpOn", follow_up_note AS "followUpNote"
  FROM contact
  WHERE owner = $1 AND deleted_at IS NULL AND merged_into IS NULL AND follow_up_on <= $2::date
  ORDER BY follow_up_on, name, id`;

export const readFollowUps = async (at: Reading): Promise<FollowUps> => {
  const day = today(at.clock);
  const rows = await ask<FollowUp>(at.db, due, [at.actor.userId, day]);
  const overdue = rows.filter(({ followUpOn }) => followUpOn < day).length;
  return { overdue, due: rows.length, rows: rows.slice(0, 50) };
};
