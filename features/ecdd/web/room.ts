import { lazyRouteComponent } from '@tanstack/react-router';
import { caseForms } from '#features/aml/web/index.ts';
import { contactForms } from '#features/contacts/index.web.ts';
import { webOffer } from '#platform/web/shell/ports.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { pages } from './pages.ts';
import { searchForms } from './searchForms.ts';

export const room: WebRoom = {
  pages,
  search: [searchForms],
  offers: [
    webOffer(
      contactForms,
      lazyRouteComponent(() => import('./ContactForms.tsx'), 'ContactForms'),
    ),
    webOffer(
      caseForms,
      lazyRouteComponent(() => import('./CaseForms.tsx'), 'CaseForms'),
    ),
  ],
};
