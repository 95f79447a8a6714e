import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { InsideMain } from '../kit/InsideMain.ts';
import { RouteLink } from '../kit/RouteLink.tsx';
import { Brand } from './Brand.tsx';
import classes from './Header.module.css';

/** Around a page that needs no sign-in: the name and, unless that is where we are, a Sign in button. */
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
