import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf, optional, requiredText, text } from '#platform/contract/fields.ts';
import { tag } from '../record/contact.calls.ts';
import { stages } from '../record/contact.words.ts';
import { ofContact } from '../record/of-contact.calls.ts';
import { activityKinds, eventKinds } from './daily.words.ts';

export const Activity = z.object({
  /** Unique among the events of a contact. */
  id: z.string(),
  kind: z.enum([...keysOf(activityKinds), ...keysOf(eventKinds)]),
  body: z.string(),
  at: z.iso.datetime(),
  /** Who noted or recorded it; empty for what happened in a case. */
  by: z.string(),
  /** The page of the case. */
  to: z.string().nullable(),
});
export type Activity = z.output<typeof Activity>;

/** A follow-up that is offered after a deal. */
const Proposal = z.object({ key: z.string(), on: z.iso.date(), note: z.string() });
export type Proposal = z.output<typeof Proposal>;

const FollowUp = z.object({
  contactId: id(),
  name: z.string(),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  hasWhatsapp: z.boolean(),
  followUpOn: z.iso.date(),
  followUpNote: z.string(),
});
export type FollowUp = z.output<typeof FollowUp>;

export const FollowUps = z.object({ overdue: z.int(), due: z.int(), rows: z.array(FollowUp) });
export type FollowUps = z.output<typeof FollowUps>;

const ids = z.array(id()).min(1).max(500, 'At most 500 contacts at a time.');

const marks = {
  stage: z.enum(keysOf(stages)),
  tags: z.array(tag()).max(20),
  followUpOn: optional(day()),
};
/** What can be changed of many contacts at once. An undo puts it back where it still is what the change made of it. */
const Marks = z.strictObject(marks).extend({ contactId: id(), after: z.strictObject(marks) });
export type Marks = z.output<typeof Marks>;

export const dailyCalls = {
  activities: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/{id}/activities',
    notThroughPortal: true,
    who: 'signed-in',
    summary: 'What happened with a contact, the latest first: what was noted, and its submissions, deals and invoices.',
    params: ofContact,
    query: z.strictObject({ pageNumber: z.coerce.number().int().min(1).max(500).default(1) }),
    data: z.object({ rows: z.array(Activity), hasMore: z.boolean() }),
  }),
  addActivity: endpoint({
    method: 'POST',
    path: '/v1/customer-contacts/{id}/activities',
    who: 'salesperson',
    summary: 'Notes what happened with a contact. A note stays as it was written.',
    params: ofContact,
    body: z.strictObject({ kind: z.enum(keysOf(activityKinds)).exclude(['FOLLOW_UP']), body: text(2_000).default('') }),
    message: 'Noted.',
    refuses: ['missing'],
  }),
  followUps: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/follow-ups',
    who: 'salesperson',
    summary: 'My contacts whose follow-up is due today or overdue, the oldest first, and how many are overdue.',
    data: FollowUps,
  }),
  setFollowUp: endpoint({
    method: 'PUT',
    path: '/v1/customer-contacts/{id}/follow-up',
    who: 'salesperson',
    summary:
      'Says when to get in touch with a contact next; `done` notes that the one before was made, `beside` keeps it. The earliest of several is shown.',
    params: ofContact,
    command: true,
    body: z.strictObject({
      on: optional(day()),
      note: text(200).default(''),
      done: z.boolean().default(false),
      beside: z.boolean().default(false),
    }),
    message: 'Follow-up saved.',
    refuses: ['missing'],
  }),
  plans: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/{id}/plans',
    notThroughPortal: true,
    who: 'signed-in',
    summary: 'The follow-ups of a contact that come later, and those that are offered after its deals.',
    params: ofContact,
    data: z.object({
      later: z.array(z.object({ id: id(), on: z.iso.date(), note: z.string() })),
      offered: z.array(Proposal),
    }),
  }),
  decideProposal: endpoint({
    method: 'POST',
    path: '/v1/customer-contacts/{id}/plans',
    who: 'salesperson',
    summary: 'Takes a follow-up that is offered after a deal, or dismisses it. It is not offered again.',
    params: ofContact,
    body: z.strictObject({ key: requiredText(80), take: z.boolean() }),
    message: 'Saved.',
    refuses: ['missing'],
  }),
  dropPlan: endpoint({
    method: 'DELETE',
    path: '/v1/customer-contacts/{id}/plans',
    who: 'salesperson',
    summary: 'Drops a follow-up that comes later.',
    params: ofContact,
    query: z.strictObject({ planId: id() }),
    message: 'Removed.',
    refuses: ['missing'],
  }),
  tags: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/tags',
    who: 'signed-in',
    summary: 'The tags of my contacts.',
    data: z.array(z.string()),
  }),
  markContacts: endpoint({
    method: 'PUT',
    path: '/v1/customer-contacts/marks',
    who: 'salesperson',
    summary: 'Changes a tag, the stage or the follow-up of many contacts, all or none. Answers what they were before.',
    command: true,
    body: z.strictObject({
      ids,
      addTag: requiredText(40).optional(),
      removeTag: requiredText(40).optional(),
      stage: z.enum(keysOf(stages)).optional(),
      followUpOn: day().optional(),
    }),
    data: z.array(Marks),
    message: 'Saved.',
    refuses: ['missing'],
  }),
  unmarkContacts: endpoint({
    method: 'PUT',
    path: '/v1/customer-contacts/marks/undo',
    who: 'salesperson',
    summary: 'Puts back what contacts were before a change of many. What was changed again since then stays.',
    command: true,
    body: z.strictObject({ rows: z.array(Marks).min(1).max(500) }),
    message: 'Undone.',
    refuses: ['missing'],
  }),
};
