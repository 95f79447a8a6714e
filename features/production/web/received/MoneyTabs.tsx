import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import classes from './MoneyTabs.module.css';

const tabs = [
  { to: '/my-productions/commission-payout', label: 'What I earned' },
  { to: '/my-productions/commission-payout/received', label: 'Received from clients' },
  { to: '/my-productions/commission-payout/paid', label: 'Paid to me' },
  { to: '/my-productions/commission-payout/next', label: 'Next payout' },
] as const;

/** The views of My Payment Received. */
export function MoneyTabs({ current }: { current: (typeof tabs)[number]['to'] }) {
  return (
    <nav className={classes.tabs} aria-label="Views">
      {tabs.map(({ to, label }) => (
        <RouteLink key={to} to={to} className={classes.tab} aria-current={to === current ? 'page' : undefined}>
          {label}
        </RouteLink>
      ))}
    </nav>
  );
}
