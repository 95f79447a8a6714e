import { Anchor } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { Ring } from '#platform/web/chart/Ring.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { shortComponents, standings, units, writeHours } from '../cpd.words.ts';
import classes from './CpdHours.card.module.css';
import type { CpdHome } from './cycles.calls.ts';

/** On the home page: my CPD hours of this cycle, and those still missing. */
export function CpdHours({ data: { label, to, unit, progress } }: { data: CpdHome }) {
  const lacking = progress.components.filter(({ missing }) => missing > 0);
  return (
    <Panel
      title="CPD hours"
      description={`Cycle ${label}, until ${formatDay(to)}`}
      action={
        <Verb component={RouteLink} to="/training/course-attended">
          See all
        </Verb>
      }
    >
      <div className={classes.hours}>
        <Ring value={progress.counted} most={progress.least} size={96}>
          <span className={`${classes.figure} g-figures`}>{writeHours(progress.counted)}</span>
          <span className={classes.of}>
            of {writeHours(progress.least)} {units[unit]}
          </span>
        </Ring>
        {progress.standing === 'OPEN' ? (
          <div>
            <ul className={classes.lacking} aria-label="Missing">
              {lacking.map(({ component, missing }) => (
                <li key={component}>
                  <span className="g-figures">{writeHours(missing)}</span> {shortComponents[component]} missing
                </li>
              ))}
            </ul>
            <Anchor component={RouteLink} to="/training/course-registered?show=coming">
              Upcoming courses
            </Anchor>
          </div>
        ) : (
          <p>{standings[progress.standing]}</p>
        )}
      </div>
    </Panel>
  );
}
