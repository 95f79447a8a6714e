import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { dollars } from '../words.web.ts';
import classes from './CostLink.module.css';

/** A price with a link to the buyer's costs today. */
export function CostLink({ kind, priceCents }: { kind: 'HDB' | 'PRIVATE'; priceCents: number }) {
  const to = `/agent-tools/calculators/buyer?kind=${kind}&price=${priceCents / 100}`;
  return (
    <RouteLink to={to} className={classes.link} title="Total cost to the buyer at this price">
      {dollars(priceCents)}
    </RouteLink>
  );
}
