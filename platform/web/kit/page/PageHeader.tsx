import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { type Acts, MoreActs, possible } from '../../record/acts.tsx';
import { UnbrokenNumbers } from '../text/UnbrokenNumbers.tsx';
import { type Crumb, Crumbs } from './Crumbs.tsx';
import classes from './PageHeader.module.css';
import { PageTabs } from './PageTabs.tsx';
import { usePhoneHead } from './phoneHead.ts';
import { usePageTitle } from './usePageTitle.ts';
import { usePhoneActions } from './usePhoneActions.ts';

export type { Crumb };

type Props = {
  title: string;
  /** The pages above. */
  crumbs?: Crumb[];
  /** The number of the record. */
  number?: string | undefined;
  /** Beside the title, where there is room. */
  beside?: ReactNode;
  /** A line under the title: badge, side, date, price. */
  meta?: ReactNode;
  /** At the end of that line: a saved state. */
  state?: ReactNode;
  /** The one primary action, and one quieter one before it. */
  action?: ReactNode;
  /** What else can be done, behind three dots. */
  more?: Acts;
  /** The browser tab's title, if it should differ from the heading. */
  tab?: string;
};

/**
 * The head of every page. It also sets the browser tab's title. On a phone the shell's header has the title of a page of the menu, or
 * the way back to the page above, and a list has the buttons beside its search. Pages beside it are tabs below.
 */
export function PageHeader({ title, crumbs = [], number, beside, meta, state, action, more = [], tab }: Props) {
  usePageTitle(tab ?? title);
  const above = crumbs.at(-1);
  const hasOwnLine = Boolean(meta || beside);
  const label = above?.label ?? (hasOwnLine ? (tab ?? title) : title);
  const hasPhoneHead = usePhoneHead({ label, back: above?.to });
  const isTitleAbove = hasPhoneHead && !above && !hasOwnLine;
  const place = usePhoneActions();
  const movesTo = isTitleAbove ? place : null;
  const hasVerbs = Boolean(action) || possible(more).length > 0;
  const isBare = isTitleAbove && !state && (!hasVerbs || movesTo !== null);
  const verbs = (
    <>
      {action}
      <MoreActs acts={more} />
    </>
  );
  const header = (
    <header className={classes.header} data-bare={isBare || undefined}>
      <Crumbs crumbs={crumbs} number={number} isAbove={hasPhoneHead} />
      <div className={classes.line}>
        <div className={classes.name}>
          <h1 className={classes.title} data-above={isTitleAbove || undefined}>
            <UnbrokenNumbers>{title}</UnbrokenNumbers>
          </h1>
          {beside && <span className="g-dimmed">{beside}</span>}
        </div>
        {hasVerbs && (movesTo ? createPortal(verbs, movesTo) : <div className={classes.action}>{verbs}</div>)}
      </div>
      {(meta || state) && (
        <div className={classes.under}>
          <div className={classes.meta}>{meta}</div>
          {state}
        </div>
      )}
    </header>
  );
  return (
    <>
      {header}
      <PageTabs />
    </>
  );
}
