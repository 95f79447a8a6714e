import type { KeyDate } from '#platform/contract/key-date.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import classes from './KeyDates.module.css';
import { groupLooks } from './looks.ts';
import { placeWords } from './placeWords.ts';

/** One date: what happens and where. It opens the case. */
export function DateLink({ date }: { date: KeyDate }) {
  const { group, title, reference, to } = date;
  const { icon: Icon, tone } = groupLooks[group];
  return (
    <RouteLink to={to} className={classes.date} data-tone={tone}>
      <Icon size={16} stroke={1.7} aria-hidden />
      <span className={classes.what}>
        <strong>{title}</strong>
        <span>{placeWords(date) || 'No address yet'}</span>
      </span>
      <span className={`${classes.reference} g-figures`}>{reference}</span>
    </RouteLink>
  );
}
