import { useLocation } from '@tanstack/react-router';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import classes from './ContentTabs.module.css';

const tabs = {
  '/agency-desk/content': 'Articles',
  '/agency-desk/content/rolling-texts': 'Rolling texts',
  '/agency-desk/content/events': 'Events',
  '/agency-desk/content/categories': 'Categories',
};

export const belowContent = [{ label: 'Agency Desk' }, { label: 'Content', to: '/agency-desk/content' }];

/** The lists of the content desk beside each other. */
export function ContentTabs() {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '') });
  return (
    <nav aria-label="Content" className={classes.tabs}>
      {Object.entries(tabs).map(([to, label]) => (
        <RouteLink key={to} to={to} className={classes.tab} {...(to === path && { 'aria-current': 'page' })}>
          {label}
        </RouteLink>
      ))}
    </nav>
  );
}
