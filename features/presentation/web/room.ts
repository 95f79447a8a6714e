import { IconPresentation } from '@tabler/icons-react';
import { readFields, writeFields } from '#features/calculators/inputs/fields.rules.ts';
import { page } from '#platform/web/shell/page.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { presentationFields } from '../rules/inputs.ts';

export const room: WebRoom = {
  pages: [
    page({
      path: '/agent-tools/listing-presentation',
      actions: [
        {
          label: 'Listing presentation',
          to: '/agent-tools/listing-presentation',
          words: ['owner', 'pitch', 'comparables', 'seller', 'valuation'],
        },
      ],
      search: (raw) => writeFields(presentationFields, readFields(presentationFields, raw)),
      name: 'PresentationPage',
      from: () => import('./PresentationPage.tsx'),
    }),
  ],
  toolCards: [
    {
      title: 'Listing presentation',
      text: 'Comparable sales, a suggested price and net proceeds for an owner',
      icon: IconPresentation,
      to: '/agent-tools/listing-presentation',
      order: 26,
    },
  ],
};
