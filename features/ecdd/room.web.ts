import { lazyRouteComponent } from '@tanstack/react-router';
import { caseForms } from '#features/aml/index.web.ts';
import { contactForms, propertyVerbs } from '#features/contacts/index.web.ts';
import { webOffer } from '#platform/web/shell/ports.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { searchForms } from './forms/searchForms.web.ts';
import { pages } from './pages.web.ts';

export const room: WebRoom = {
  pages,
  search: [searchForms],
  offers: [
    webOffer(
      contactForms,
      lazyRouteComponent(() => import('./forms/ContactForms.tsx'), 'ContactForms'),
    ),
    webOffer(
      propertyVerbs,
      lazyRouteComponent(() => import('./forms/FormVerb.tsx'), 'FormVerb'),
    ),
    webOffer(
      caseForms,
      lazyRouteComponent(() => import('./forms/CaseForms.tsx'), 'CaseForms'),
    ),
  ],
};
