import { listOf, text } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';
import { type ImportShown, importShown } from './import/import.words.ts';

export const contactList = listOf(api.contacts, { sort: { by: 'Name', direction: 'asc' }, own: { tag: text } });

export const holdList = listOf(api.customerDocuments, { sort: { by: 'Added', direction: 'desc' } });

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
  return { ...(typeof raw.id === 'string' ? { id: raw.id } : {}), ...tab };
};

/** Which page of a list that has no filters. */
export type PageSearch = { page?: number };

export const pageSearch = (raw: Record<string, unknown>): PageSearch => {
  const page = Number(raw.page);
  return Number.isInteger(page) && page > 1 ? { page } : {};
};

/** Which import, and which of its rows. */
export type ImportSearch = { id?: string; show?: ImportShown; page?: number };

export const importSearch = (raw: Record<string, unknown>): ImportSearch => {
  return {
    ...(typeof raw.id === 'string' ? { id: raw.id } : {}),
    ...(typeof raw.show === 'string' && Object.hasOwn(importShown, raw.show) ? { show: raw.show as ImportShown } : {}),
    ...pageSearch(raw),
  };
};
