import type { ReactNode } from 'react';
import classes from './PublicPage.module.css';
import { PublicShell } from './PublicShell.tsx';

/** A page of text that needs no sign-in. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <PublicShell>
      <div className={classes.page}>{children}</div>
    </PublicShell>
  );
}
