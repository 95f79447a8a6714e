import { IconSchool } from '@tabler/icons-react';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { cpdTodoDays, units, writeHours } from '../cpd.words.ts';
import classes from './CpdLine.card.module.css';
import type { CpdHome } from './cycles.calls.ts';

/** At the foot of the news: my CPD hours. Hours that are due soon are a line of To do instead. */
export function CpdLine({ data: { unit, progress } }: { data: CpdHome }) {
  const { standing, counted, least, daysLeft } = progress;
  if (standing === 'OPEN' && daysLeft <= cpdTodoDays) return null;
  return (
    <RouteLink to="/training/course-attended" className={classes.line}>
      <IconSchool size={18} stroke={1.7} aria-hidden />
      <span>CPD</span>
      <span className={classes.track} aria-hidden="true">
        <span style={{ width: `${least > 0 ? (100 * counted) / least : 0}%` }} />
      </span>
      <span className="g-note">
        {writeHours(counted)} of {writeHours(least)} {units[unit]}
        {standing === 'MET' && ', done'}
      </span>
    </RouteLink>
  );
}
