import { mostTodos } from '#platform/contract/todo.ts';
import type { TodoSource } from '#platform/server/dashboard.ts';
import { contactAddress } from '../places.words.ts';
import { readFollowUps } from './activities.server.ts';
import { followUpsCard } from './card.words.ts';
import type { FollowUp } from './daily.calls.ts';

/** The customers to get in touch with by today, for To do. */
export const followUpTodos: TodoSource = {
  isFor: followUpsCard.isFor,
  read: async (at) => {
    const { rows, due } = await readFollowUps(at);
    const firstRows = rows.slice(0, mostTodos);
    return { rows: firstRows.map(todoOf), more: due - firstRows.length };
  },
};

const todoOf = ({ contactId, name, phones, emails, hasWhatsapp, followUpOn, followUpNote }: FollowUp) => ({
  key: `contact ${contactId}`,
  kind: 'call' as const,
  what: `${verbOf(phones, emails)} ${name}`,
  which: followUpNote,
  day: followUpOn,
  dayIs: 'due' as const,
  to: contactAddress(contactId),
  verb: 'Open',
  ...(phones.length + emails.length > 0 && { reach: { contactId, name, phones, emails, hasWhatsapp } }),
});

const verbOf = (phones: string[], emails: string[]): string => {
  if (phones.length > 0) return 'Call';
  return emails.length > 0 ? 'Email' : 'Contact';
};
