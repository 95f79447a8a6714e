import { Anchor } from '@mantine/core';
import { TwoLines } from '../text/TwoLines.tsx';
import classes from './CardLinks.module.css';
import { RouteLink } from './RouteLink.tsx';

type CardLink = { id: string; to: string; title: string; sub: string; isNew?: boolean };

/** The newest few records on a card of the home page, each a link with a line under it. */
export const CardLinks = ({ links }: { links: CardLink[] }) => (
  <ul className={classes.list}>
    {links.map(({ id, to, title, sub, isNew }) => (
      <li key={id} className={classes.line} data-new={isNew || undefined}>
        <TwoLines sub={sub}>
          <Anchor component={RouteLink} to={to} inherit>
            {title}
          </Anchor>
        </TwoLines>
      </li>
    ))}
  </ul>
);
