import { IconFileText } from '@tabler/icons-react';
import { searchIn } from '#platform/web/shell/search/searchIn.ts';
import { api } from '../api.web.ts';

/** The official forms in the header's search: by words of their names and folders. */
export const searchForms = {
  id: 'forms',
  heading: 'Official forms',
  isPublished: true as const,
  search: searchIn(api.files, ({ id, fileName, folder }) => ({
    id,
    label: fileName,
    description: folder,
    to: `/resources?file=${id}`,
    icon: IconFileText,
  })),
};
