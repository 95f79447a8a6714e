import { IconPresentation } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { readFields, writeFields } from '#features/calculators/inputs/fields.rules.ts';
import { propertyVerbs } from '#features/contacts/index.web.ts';
import { page } from '#platform/web/shell/page.ts';
import { webOffer } from '#platform/web/shell/ports.ts';
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
  offers: [
    webOffer(
      propertyVerbs,
      lazyRouteComponent(() => import('./PropertyTools.tsx'), 'PropertyTools'),
    ),
  ],
};
