import { wordsOf } from '#features/settings/rules/declared.ts';
import { mayEnter } from '#platform/contract/actor.ts';
import type { Card } from '#platform/contract/card.ts';
import { formatDay } from '#platform/contract/days.ts';
import { labelOf } from './audit/audit-words.rules.ts';

type Detail = Record<string, unknown>;
type Line = { title: string; note: string };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const dayWords = (value: unknown): string => (typeof value === 'string' ? formatDay(value) : '');
const listOf = (value: unknown): string => (Array.isArray(value) && value.length > 0 ? value.join(', ') : 'no desk');

const roleWords = (value: unknown): string => {
  const { role, desks } = (value ?? {}) as { role?: string; desks?: string[] };
  return role === 'staff' ? `staff (${listOf(desks)})` : (role ?? '');
};

/** The differences between two records: `name: Hannah Lim → Hannah Tan`. */
const changes = ({ before, after }: Detail): string =>
  Object.entries((after ?? {}) as Detail)
    .filter(([key, value]) => value !== (before as Detail | undefined)?.[key])
    .map(([key, value]) => `${wordsOf(key)}: ${String((before as Detail)[key] ?? '–')} → ${String(value ?? '–')}`)
    .join('; ');

const lineOf: Record<string, (detail: Detail) => Line> = {
  'person.added': (detail) => ({ title: 'Account created', note: roleWords(detail) }),
  'person.invited': () => ({ title: 'Invitation sent', note: '' }),
  'person.account-set-up': () => ({ title: 'First visit', note: 'Password and second step chosen, notice accepted' }),
  'person.corrected': (detail) => ({ title: 'Record corrected', note: changes(detail) }),
  'person.gst-changed': ({ after }) => ({
    title: 'GST registration changed',
    note: after === null ? 'not registered' : `from ${dayWords((after as Detail | undefined)?.from)}`,
  }),
  'person.identity-changed': ({ idType }) => ({ title: 'Identity for the yearly file changed', note: text(idType) }),
  'person.identity-read': () => ({ title: 'Identity for the yearly file looked at', note: '' }),
  'person.contact-changed': (detail) => ({
    title: 'Contact or email notifications changed',
    note: Object.keys(detail).map(wordsOf).join(', '),
  }),
  'person.email-asked': ({ email }) => ({ title: 'New email address asked for', note: text(email) }),
  'person.email-link-sent': ({ email }) => ({ title: 'Link to a new email address sent again', note: text(email) }),
  'person.email-undone': ({ email }) => ({ title: 'Old email address kept', note: text(email) }),
  'person.email-taken-back': ({ email }) => ({ title: 'New email address taken back', note: text(email) }),
  'person.bank-account-changed': ({ bank }) => ({ title: 'Bank account changed', note: text(bank) }),
  'person.picture-changed': () => ({ title: 'Picture changed', note: '' }),
  'person.picture-removed': () => ({ title: 'Picture removed', note: '' }),
  'person.role-changed': ({ before, after }) => ({
    title: 'Role or desks changed',
    note: `${roleWords(before)} → ${roleWords(after)}`,
  }),
  'person.desks-asked': ({ desks }) => ({ title: 'Compliance desk asked for', note: listOf(desks) }),
  'person.address-asked': ({ email }) => ({ title: 'Another address asked for', note: text(email) }),
  'person.address-lapsed': ({ email }) => ({ title: 'Request for another address ended', note: text(email) }),
  'person.desks-lapsed': ({ desks }) => ({ title: 'Request for the compliance desk ended', note: listOf(desks) }),
  'person.rank-set': ({ rank, fromDay }) => ({
    title: 'Rank set',
    note: `${wordsOf(text(rank).toLowerCase())}, from ${dayWords(fromDay)}`,
  }),
  'person.upline-set': ({ uplineId, fromDay }) => ({
    title: uplineId === null ? 'Upline removed' : 'Upline set',
    note: `from ${dayWords(fromDay)}`,
  }),
  'person.rank-removed': ({ rank, fromDay }) => ({
    title: 'Change of rank removed',
    note: `${wordsOf(text(rank).toLowerCase())}, from ${dayWords(fromDay)}`,
  }),
  'person.upline-removed': ({ fromDay }) => ({ title: 'Change of upline removed', note: `from ${dayWords(fromDay)}` }),
  'person.plan-set': ({ plan, fromDay }) => ({
    title: 'Commission plan set',
    note: `${wordsOf(text(plan).toLowerCase())}, from ${dayWords(fromDay)}`,
  }),
  'person.plan-removed': ({ plan, fromDay }) => ({
    title: 'Commission plan removed',
    note: `${wordsOf(text(plan).toLowerCase())}, from ${dayWords(fromDay)}`,
  }),
  'person.second-step-failed': () => ({ title: 'Wrong code at the second step', note: '' }),
  'person.hand-over-started': ({ to }) => ({ title: 'Hand-over of contacts started', note: `to ${text(to)}` }),
  'person.handed-over': ({ moved }) => ({ title: 'Contacts handed over', note: text(moved) }),
  'person.hand-over-stopped': ({ moved, why }) => ({
    title: 'Hand-over of contacts stopped',
    note: [text(moved), text(why)].filter(Boolean).join(': '),
  }),
  'person.disabled': ({ reason }) => ({ title: 'Account disabled', note: text(reason) }),
  'person.enabled': ({ reason }) => ({ title: 'Account enabled', note: text(reason) }),
  'person.trusted': () => ({ title: 'Settled on the server', note: '' }),
  'person.signed-out': ({ sessions }) => ({ title: 'Signed out everywhere', note: `${String(sessions)} sessions` }),
  'session.opened': () => ({ title: 'Signed in', note: '' }),
  'session.confirmed': () => ({ title: 'Confirmed by password or code', note: '' }),
  'session.locked': () => ({ title: 'Handed over the device', note: '' }),
  'session.unlocked': () => ({ title: 'Took the device back', note: '' }),
  'session.ended': () => ({ title: 'Signed out', note: '' }),
  'session.others-ended': () => ({ title: 'Other sessions ended', note: '' }),
  'file.opened': () => ({ title: 'Document opened', note: '' }),
  'portal.asked': ({ reason }) => ({ title: 'Portal asked for', note: text(reason) }),
  'portal.opened': ({ reason }) => ({ title: 'Portal opened read-only', note: text(reason) }),
  // Older rows have the page that the browser named.
  'portal.viewed': ({ page, call, ids }) => ({
    title: 'Portal viewed',
    note: [text(page), text(call), ...(Array.isArray(ids) ? ids : [])].filter(Boolean).join(' '),
  }),
  'portal.closed': () => ({ title: 'Portal closed', note: '' }),
};

/** The name of the actor; without one, `The system` or `Someone not signed in`. */
export const byWords = ({
  actorId,
  actorName,
  address,
}: {
  actorId: string | null;
  actorName: string;
  address: string;
}) => {
  if (actorId !== null) return actorName;
  return address === 'internal' ? 'The system' : 'Someone not signed in';
};

/** The text of an audit row. An action without its own text is shown by its name. */
export const trailLine = (action: string, detail: Detail): Line =>
  lineOf[action]?.(detail) ?? {
    title: isExport.test(action) ? exportTitle(action, detail) : (titles[action] ?? lastWords(action)),
    note: Array.isArray(detail.filters)
      ? detail.filters.map((each) => labelOf(String(each)).toLowerCase()).join(', ')
      : '',
  };

const lastWords = (action: string): string => wordsOf(action.slice(action.indexOf('.') + 1));

const isExport = /[.-]exported$/;

/** A file of a list by the title of its sheet, which older rows have not. */
const exportTitle = (action: string, { list }: Detail): string =>
  text(list) ? `${text(list)} exported` : (titles[action] ?? lastWords(action));

const titles: Record<string, string> = {
  'esubmission.list-exported': 'Submissions exported',
  'billing.bills-exported': 'Invoices exported',
  'billing.gst-exported': 'GST return exported',
  'circular.written': 'Saved',
  'deal.made': 'Created',
  'form.taken-up': 'Taken over for a submission',
  'esubmission.external-cobrokes-saved': 'External co-brokers saved',
  'esubmission.internal-cobrokes-saved': 'Internal co-brokers saved',
  'event.waited-for': 'Put on the waiting list',
  'payout.drawn-up': 'Created',
  'reminder.asked': 'Reminder asked for',
  'reminder.declined': 'Reminder declined',
  'reminder.finance-asked': 'Finance asked about an invoice',
  'reminder.finance-answered': 'Question about an invoice answered',
  'reminder.made-on-request': 'Reminder made',
  'commission.resplits-exported': 'Changes of shares exported',
  'payout.withheld-exported': 'Amounts withheld exported',
};

export const peopleCard: Card = {
  id: 'people-accounts',
  title: 'People',
  order: 30,
  width: 'wide',
  isFor: (reader) => mayEnter(reader, 'desk:people'),
  startsOff: true,
};

/** The pages of the content desk, which has no queue. */
export const pagesCard: Card = {
  id: 'agency-pages',
  title: 'Your pages',
  order: 40,
  width: 'wide',
  isFor: ({ role, desks }) => role === 'staff' && desks.includes('content'),
};
