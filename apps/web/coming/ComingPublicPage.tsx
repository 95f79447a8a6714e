import { useLocation } from '@tanstack/react-router';
import { PublicShell } from '#platform/web/shell/PublicShell.tsx';
import { ComingPage } from './ComingPage.tsx';
import classes from './ComingPublicPage.module.css';
import { comingPublicPages } from './comingPublicPages.ts';

/** The same for a page that needs no sign-in; its words are found by its address. */
export function ComingPublicPage() {
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/+$/, '') });
  const page = comingPublicPages[pathname] ?? { name: 'Gable', what: '' };
  return (
    <PublicShell>
      <div className={classes.page}>
        <ComingPage {...page} />
      </div>
    </PublicShell>
  );
}
