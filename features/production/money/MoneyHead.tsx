import type { ReactNode } from 'react';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import classes from './MoneyHead.module.css';

const tabs = [
  { to: '/my-productions/commission-payout', label: 'What I earned' },
  { to: '/my-productions/commission-payout/received', label: 'Received from clients' },
  { to: '/my-productions/commission-payout/paid', label: 'Paid to me' },
  { to: '/my-productions/commission-payout/next', label: 'Next payout' },
  { to: '/my-productions/commission-payout/advances', label: 'Advances' },
] as const;

/** Few have advances: a figure leads there, and the view is named while it is open. */
const isAlways = ({ to }: (typeof tabs)[number]) => to !== '/my-productions/commission-payout/advances';

type Props = {
  current: (typeof tabs)[number]['to'];
  /** The button for the list as a file. */
  file?: ReactNode;
};

/** On a phone the views are wider than the page: the current one is scrolled into sight. */
const showCurrent = (nav: HTMLElement | null) => {
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && current) nav.scrollLeft = current.offsetLeft + current.offsetWidth - nav.clientWidth;
};

/** The head of My Payment Received, and its views. */
export function MoneyHead({ current, file }: Props) {
  return (
    <>
      <PageHeader
        title="My payment received"
        crumbs={[{ label: 'My Production' }, { label: 'My Payment Received' }]}
        action={file}
      />
      <nav ref={showCurrent} className={classes.tabs} aria-label="Views">
        {tabs
          .filter((tab) => isAlways(tab) || tab.to === current)
          .map(({ to, label }) => (
            <RouteLink key={to} to={to} className={classes.tab} aria-current={to === current ? 'page' : undefined}>
              {label}
            </RouteLink>
          ))}
      </nav>
    </>
  );
}
