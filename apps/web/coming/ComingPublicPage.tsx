import { useLocation } from '@tanstack/react-router';
import { PublicPage } from '#platform/web/shell/PublicPage.tsx';
import { ComingPage } from './ComingPage.tsx';
import { comingPublicPages } from './comingPublicPages.ts';

/** The same for a page that needs no sign-in; its words are found by its address. */
export function ComingPublicPage() {
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/+$/, '') });
  const page = comingPublicPages[pathname] ?? { name: 'Gable', what: '' };
  return (
    <PublicPage>
      <ComingPage {...page} isPublic />
    </PublicPage>
  );
}
