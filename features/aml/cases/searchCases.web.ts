import { IconShieldSearch } from '@tabler/icons-react';
import { isCompliance } from '#platform/contract/actor.ts';
import { send } from '#platform/web/api/send.ts';
import type { Shown } from '#platform/web/shell/reader.ts';
import type { SearchProvider } from '#platform/web/shell/search/search.ts';
import { api } from '../api.web.ts';
import { screeningStates } from './cases.words.ts';

/** Customers and their cases in the header's search of compliance, by name or number, which are sent in a body. */
export const searchCases: SearchProvider & Shown = {
  id: 'aml-cases',
  heading: 'Customers and cases',
  takesIdentity: true,
  isFor: isCompliance,
  search: async (text, signal) =>
    (await send(api.findCases, { body: { text } }, { signal })).slice(0, 5).map(({ aMLID, caseNo, name, state }) => ({
      id: aMLID,
      label: name,
      description: `${caseNo} · ${screeningStates[state]}`,
      to: `/agent-tools/aml?id=${aMLID}`,
      icon: IconShieldSearch,
    })),
};
