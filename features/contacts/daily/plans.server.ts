import { and, asc, eq } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { CompletedDeals } from '../ports.server.ts';
import { note } from '../record/note.server.ts';
import { findContact, lockContact } from '../record/scope.server.ts';
import { contact, contactPlan, contactProposal } from '../tables.server.ts';
import { type Proposed, proposedAfter } from './after-deal.rules.ts';
import { withMerged } from './timeline.server.ts';

/** Follow-ups suggested after the deals of a contact and not decided yet, the earliest first. */
const offeredOf = async (at: Reading, id: string, sources: CompletedDeals[]): Promise<Proposed[]> => {
  const contactIds = await withMerged(at, id);
  const decided = await at.db
    .select({ key: contactProposal.key })
    .from(contactProposal)
    .where(eq(contactProposal.contactId, id));
  const offered: Proposed[] = [];
  for (const source of sources)
    for (const deal of await source(at, contactIds)) offered.push(...proposedAfter(deal, today(at.clock)));
  return offered
    .filter(({ key }) => !decided.some((row) => row.key === key))
    .sort((a, b) => a.on.localeCompare(b.on) || a.key.localeCompare(b.key));
};

type OfContact = { params: { id: string } };

export const readPlans = async (at: Reading, { params }: OfContact, sources: CompletedDeals[]) => {
  const { id } = await findContact(at, params.id);
  const later = await at.db
    .select({ id: contactPlan.id, on: contactPlan.onDay, note: contactPlan.note })
    .from(contactPlan)
    .where(eq(contactPlan.contactId, id))
    .orderBy(asc(contactPlan.onDay), asc(contactPlan.id));
  const offered = await offeredOf(at, id, sources);
  return { later, offered: offered.map(({ key, on, note }) => ({ key, on, note })) };
};

type Decided = OfContact & { body: { key: string; take: boolean } };

/** Takes or dismisses a suggested follow-up. The contact's row is locked, so that nothing is decided twice. */
export const decideProposal = async (
  at: Writing,
  { params, body }: Decided,
  sources: CompletedDeals[],
): Promise<undefined> => {
  const row = await lockContact(at, params.id);
  const followUp = (await offeredOf(at, row.id, sources)).find(({ key }) => key === body.key);
  if (!followUp) throw missing('follow-up');
  await at.db
    .insert(contactProposal)
    .values({ contactId: row.id, key: body.key, isTaken: body.take, decidedAt: at.clock.now().toString() });
  if (body.take) await plan(at, row.id, followUp);
  await note(at, row.id, body.take ? 'contact.follow-up-taken' : 'contact.follow-up-dismissed', { on: followUp.on });
};

/** Plans one more day, beside those that are there. */
export const plan = async (at: Writing, contactId: string, { on, note: text }: { on: string; note: string }) => {
  await at.db.insert(contactPlan).values({ contactId, onDay: on, note: text });
  await keepEarliestFirst(at, contactId);
};

/** The earliest day is the contact’s follow-up; the others wait for their turn. */
export const keepEarliestFirst = async (at: Writing, contactId: string): Promise<void> => {
  const [now] = await at.db
    .select({ onDay: contact.followUpOn, note: contact.followUpNote })
    .from(contact)
    .where(eq(contact.id, contactId));
  const [first] = await at.db
    .select()
    .from(contactPlan)
    .where(eq(contactPlan.contactId, contactId))
    .orderBy(asc(contactPlan.onDay), asc(contactPlan.id))
    .limit(1);
  if (!first || (now?.onDay && now.onDay <= first.onDay)) return;
  await at.db.delete(contactPlan).where(eq(contactPlan.id, first.id));
  if (now?.onDay) await at.db.insert(contactPlan).values({ contactId, onDay: now.onDay, note: now.note });
  await at.db
    .update(contact)
    .set({ followUpOn: first.onDay, followUpNote: first.note })
    .where(eq(contact.id, contactId));
};

type Dropped = OfContact & { query: { planId: string } };

export const dropPlan = async (at: Writing, { params, query }: Dropped): Promise<undefined> => {
  const { id } = await lockContact(at, params.id);
  const isIt = and(eq(contactPlan.id, query.planId), eq(contactPlan.contactId, id));
  const [dropped] = await at.db.delete(contactPlan).where(isIt).returning();
  if (!dropped) throw missing('follow-up');
  await note(at, id, 'contact.follow-up-dropped', { on: dropped.onDay });
};
