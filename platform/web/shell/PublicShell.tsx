import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { InsideMain } from '../kit/page/InsideMain.ts';
import { RouteLink } from '../kit/page/RouteLink.tsx';
import { Brand } from './header/Brand.tsx';
import classes from './header/Header.module.css';

/** The layout of a public page: the name, and a button to sign in if `signIn` is true. */
export function PublicShell({ children, signIn = true }: { children: ReactNode; signIn?: boolean }) {
  return (
    <>
      <header className={`${classes.header} ${classes.public}`}>
        <div className={classes.bar}>
          <Brand />
          {signIn && (
            <div className={classes.end}>
              <Button component={RouteLink} to="/signin">
                Sign in
              </Button>
            </div>
          )}
        </div>
      </header>
      <InsideMain value={true}>
        <main id="content">{children}</main>
      </InsideMain>
    </>
  );
}
