import type { InstantText } from '#platform/contract/days.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';
import type { CompletedDeal } from './daily/after-deal.rules.ts';
import type { EventKind } from './daily/daily.words.ts';

/**
 * What follows in the rooms above from a change of what somebody is screened by, from a deletion and from a merge, in its
 * transaction.
 */
export const contactChanged = port<ContactChanged>('contacts.changed');
export type ContactChanged = (at: Writing, contactId: string) => Promise<void>;

/** Contacts, as their ids, and those of what was merged into them. An actor sees their own cases alone, the administrator all. */
export type OfContacts = { contactIds: string[]; limit: number };

/** Events of the rooms above for the timeline of contacts: the newest first, up to a limit. */
export const contactEvents = port<ContactEvents>('contacts.events');
export type ContactEvents = (at: Reading, contacts: OfContacts) => Promise<ContactEvent[]>;
export type ContactEvent = { id: string; kind: EventKind; body: string; at: InstantText; to: string };

/** The deals of contacts that were completed, after which follow-ups are offered. */
export const completedDeals = port<CompletedDeals>('contacts.completed-deals');
export type CompletedDeals = (at: Reading, contactIds: string[]) => Promise<CompletedDeal[]>;
