import { listOf, text } from '#platform/web/list/listSearch.ts';
import { api } from './api.ts';

export const contactList = listOf(api.contacts, { sort: { by: 'Name', direction: 'asc' }, own: { tag: text } });

/** Which contact, and which tab of it by its index. */
export type DetailSearch = { id?: string; tab?: number };

export const tabs = [
  'Details',
  'Properties',
  'Addresses',
  'Profiling',
  'Documents',
  'AML & E-CDD',
  'Activity',
] as const;

/** An index that no tab has stays, so that the page can say that nothing is there. */
export const detailSearch = (raw: Record<string, unknown>): DetailSearch => {
  const tab = raw.tab === undefined ? {} : { tab: Number(raw.tab) };
  return Object.assign(typeof raw.id === 'string' ? { id: raw.id } : {}, tab);
};
