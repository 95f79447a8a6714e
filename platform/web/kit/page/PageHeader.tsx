import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { UnbrokenNumbers } from '../text/UnbrokenNumbers.tsx';
import { type Crumb, Crumbs } from './Crumbs.tsx';
import classes from './PageHeader.module.css';
import { usePhoneHead } from './phoneHead.ts';
import { usePageTitle } from './usePageTitle.ts';
import { usePhoneActions } from './usePhoneActions.ts';

export type { Crumb };

type Props = {
  title: string;
  crumbs?: Crumb[];
  /** Beside the title, where there is room. */
  beside?: ReactNode;
  /** A line under the title: badge, side, date, price. */
  meta?: ReactNode;
  /** At the end of that line: a saved state. */
  state?: ReactNode;
  /** The one primary action, with quieter ones before it. */
  action?: ReactNode;
  /** The browser tab's title, if it should differ from the heading. */
  tab?: string;
};

/** What of the breadcrumb leads somewhere, and at its end the number of a record. The title itself is not said twice. */
const wayTo = (title: string, crumbs: Crumb[]): Crumb[] => {
  if (!crumbs.some(({ to }) => to)) return [];
  return crumbs.filter(({ label, to }, at) => to || (at === crumbs.length - 1 && label !== title));
};

/**
 * The head of every page. It also sets the browser tab's title. On a phone the shell's header has the title of a page of the menu, or
 * the way back to the page above, and a list has the buttons beside its search.
 */
export function PageHeader({ title, crumbs = [], beside, meta, state, action, tab }: Props) {
  usePageTitle(tab ?? title);
  const way = wayTo(title, crumbs);
  const above = way.findLast(({ to }) => to);
  const hasOwnLine = Boolean(meta || beside);
  const label = above?.label ?? (hasOwnLine ? (tab ?? title) : title);
  const hasPhoneHead = usePhoneHead({ label, back: above?.to });
  const isTitleAbove = hasPhoneHead && !above && !hasOwnLine;
  const place = usePhoneActions();
  const movesTo = isTitleAbove ? place : null;
  const isBare = isTitleAbove && !state && (!action || movesTo !== null);
  return (
    <header className={classes.header} data-bare={isBare || undefined}>
      <Crumbs crumbs={way} isAbove={hasPhoneHead} />
      <div className={classes.line}>
        <div className={classes.name}>
          <h1 className={classes.title} data-above={isTitleAbove || undefined}>
            <UnbrokenNumbers>{title}</UnbrokenNumbers>
          </h1>
          {beside && <span className="g-dimmed">{beside}</span>}
        </div>
        {action && (movesTo ? createPortal(action, movesTo) : <div className={classes.action}>{action}</div>)}
      </div>
      {(meta || state) && (
        <div className={classes.under}>
          <div className={classes.meta}>{meta}</div>
          {state}
        </div>
      )}
    </header>
  );
}
