import { IconBell, IconChevronRight, IconFileText, IconKey } from '@tabler/icons-react';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { Profile } from '../contract.ts';
import classes from './LinksPanel.module.css';

const links = [
  { label: 'Change password', to: '/profile/change-password', icon: IconKey },
  { label: 'My submissions', to: '/e-submission/status-of-submission', icon: IconFileText, role: 'salesperson' },
  { label: 'Notification devices', to: '/NotificationDeviceMgt', icon: IconBell },
];

/** Links to the other pages of the person. */
export function LinksPanel({ profile }: { profile: Profile }) {
  const mine = links.filter(({ role }) => role === undefined || role === profile.role);
  return (
    <Panel title="Shortcuts">
      <ul className={classes.list}>
        {mine.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <RouteLink to={to} className={classes.link}>
              <Icon size={18} stroke={1.7} aria-hidden />
              <span>{label}</span>
              <IconChevronRight size={16} stroke={1.7} className={classes.chevron} aria-hidden />
            </RouteLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
