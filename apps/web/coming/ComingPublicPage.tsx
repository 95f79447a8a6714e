import { useLocation } from '@tanstack/react-router';
import { PublicPage } from '#platform/web/shell/PublicPage.tsx';
import { ComingPage } from './ComingPage.tsx';
import { comingPublicPages } from './comingPublicPages.ts';

/** ComingPage for a public page. Its text is found by its address. */
export function ComingPublicPage() {
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/+$/, '') });
  const page = comingPublicPages[pathname] ?? { name: 'Gable', what: '' };
  return (
    <PublicPage>
      <ComingPage {...page} isPublic />
    </PublicPage>
  );
}
