import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';

/** Filters, order and page of this room's lists, kept in the URL. */

const aYear = (raw: string) => (/^20\d\d$/.test(raw) ? raw : undefined);

export const circularList = listOf(api.circulars, { own: { year: aYear } });
export const deskList = listOf(api.deskCirculars);
export const readerList = listOf(api.readers, { sort: { by: 'Name', direction: 'asc' } });

const asText = (raw: unknown): string | undefined => (raw === undefined ? undefined : String(raw));

/** The list, or with an id a circular, as the desk previews it with `preview`. */
export const circularSearch = (raw: Record<string, unknown>): { id?: string; preview?: 'true' } & object => {
  const id = asText(raw.id);
  const isPreview = id !== undefined && asText(raw.preview) === 'true';
  return {
    ...circularList.validate(raw),
    ...(id === undefined ? {} : { id }),
    ...(isPreview ? { preview: 'true' as const } : {}),
  };
};
