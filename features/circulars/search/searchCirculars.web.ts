import { IconScale } from '@tabler/icons-react';
import { searchIn } from '#platform/web/shell/search/searchIn.ts';
import { api } from '../api.web.ts';
import { circularAddress } from '../circulars.words.ts';

/** Circulars in the header's search: by number, title, and words of their text and attachments. */
export const searchCirculars = {
  id: 'circulars',
  heading: 'Circulars',
  isPublished: true as const,
  search: searchIn(api.circulars, ({ circularId, refNo, title, match }) => ({
    id: circularId,
    label: refNo ? `${refNo} ${title}` : title,
    ...(match && { description: match.parts.map(({ text }) => text).join('') }),
    to: circularAddress(circularId),
    icon: IconScale,
  })),
};
