import { IconExternalLink } from '@tabler/icons-react';
import classes from '#platform/web/kit/page/LinkCards.module.css';
import { linkLooks } from './linkLooks.web.ts';
import type { Link } from './links.calls.ts';

/** Links as cards. Each opens in a tab of its own. */
export function LinkCards({ links, label }: { links: Link[]; label: string }) {
  return (
    <ul className={classes.cards} aria-label={label}>
      {links.map((link) => (
        <li key={link.id}>
          <LinkCard link={link} />
        </li>
      ))}
    </ul>
  );
}

function LinkCard({ link: { title, description, address, icon } }: { link: Link }) {
  const Icon = linkLooks[icon];
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={classes.card}>
      <span className={classes.icon} aria-hidden>
        <Icon size={20} stroke={1.6} />
      </span>
      <span className={classes.words}>
        <strong>{title}</strong>
        {description && <span>{description}</span>}
        <span className="g-note">{hostOf(address)}</span>
      </span>
      <IconExternalLink size={16} stroke={1.7} className="g-dimmed" aria-label="Opens in a new tab" role="img" />
    </a>
  );
}

export const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '');
