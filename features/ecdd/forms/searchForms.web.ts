import { IconFileCheck } from '@tabler/icons-react';
import { isCompliance } from '#platform/contract/actor.ts';
import { send } from '#platform/web/api/send.ts';
import type { Shown } from '#platform/web/shell/reader.ts';
import type { SearchProvider } from '#platform/web/shell/search/search.ts';
import { api } from '../api.web.ts';

/** Due diligence forms in the header's search of compliance, by customer or number, which are sent in a body. */
export const searchForms: SearchProvider & Shown = {
  id: 'ecdd-forms',
  heading: 'E-CDD forms',
  takesIdentity: true,
  isFor: isCompliance,
  search: async (text, signal) =>
    (await send(api.findForms, { body: { text } }, { signal })).slice(0, 5).map(({ id, formNo, name, property }) => ({
      id,
      label: formNo,
      description: [name, property].filter(Boolean).join(' · '),
      to: `/e-cdd?id=${id}`,
      icon: IconFileCheck,
    })),
};
