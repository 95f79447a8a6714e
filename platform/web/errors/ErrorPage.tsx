import { Button } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { InsideMain } from '../kit/page/InsideMain.ts';
import { RouteLink } from '../kit/page/RouteLink.tsx';
import { usePageTitle } from '../kit/page/usePageTitle.ts';
import classes from './ErrorPage.module.css';

/** The page that is shown instead of one that failed. */
export function ErrorPage(props: { title: string; children?: ReactNode; actions?: ReactNode }) {
  const { title, children, actions } = props;
  usePageTitle(title);
  const Box = useContext(InsideMain) ? 'div' : 'main';
  return (
    <Box className={classes.box}>
      <svg viewBox="0 0 120 84" width="132" height="92" className={classes.picture} aria-hidden="true">
        <path d="M8 50 60 10l52 40" />
        <path d="M22 42v36h76V42" />
        <path d="M52 78V58h16v20" className={classes.door} />
        <path d="M4 78h112" />
      </svg>
      <h1>{title}</h1>
      {children && <div className={classes.words}>{children}</div>}
      <div className={classes.actions}>
        {actions}
        <Button component={RouteLink} to="/">
          Go back to Dashboard
        </Button>
      </div>
    </Box>
  );
}
