import { formatDay } from '#platform/contract/days.ts';
import { Ring } from '#platform/web/chart/Ring.tsx';
import { Measure } from '#platform/web/chart/StackedBar.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { CoursesAttended } from '../attendance/attended.calls.ts';
import { StandingBadge } from '../badges.tsx';
import { components, hoursWords, type Unit, units, writeHours } from '../cpd.words.ts';
import classes from './CycleProgress.module.css';

type Cycle = NonNullable<CoursesAttended['cycle']>;

/** Progress of a person in a cycle: a ring for the total, a bar for each component. */
export function CycleProgress({ cycle }: { cycle: Cycle }) {
  const { unit, from, to, label, progress } = cycle;
  if (!unit)
    return (
      <Notice title={`No CPD requirement for ${label}`}>
        The regulator published none for {formatDay(from)} to {formatDay(to)}, between the cycle that ended before and
        the one that began after. Courses of these days are listed below.
      </Notice>
    );
  return (
    <Panel
      title={`Cycle ${label}`}
      description={`${formatDay(from)} to ${formatDay(to)}`}
      action={<StandingBadge standing={progress.standing} />}
    >
      <div className={classes.progress}>
        <div className={classes.whole}>
          <Ring value={progress.counted} most={progress.least}>
            <span className={`${classes.figure} g-figures`}>{writeHours(progress.counted)}</span>
            <span className="g-note">
              of {writeHours(progress.least)} {units[unit]}
            </span>
          </Ring>
          <p className={classes.words}>
            {sentence(cycle, unit)} {excess(progress.components, unit)}
          </p>
        </div>
        <ul className={classes.components} aria-label="By component">
          {progress.components.map(({ component, least, done, pending, missing }) => (
            <li key={component}>
              <div className={classes.line}>
                <span>{components[component]}</span>
                <span className="g-figures">
                  {writeHours(done)} of {writeHours(least)}
                </span>
              </div>
              <Measure value={Math.min(done, least)} most={least} />
              <p className={classes.rest}>
                {missing > 0 ? `${hoursWords(missing, unit)} missing` : 'Complete'}
                {pending > 0 && ` · ${hoursWords(pending, unit)} pending approval`}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** Hours above what a component requires: they stand at the component, and not in the ring. */
const excess = (all: Cycle['progress']['components'], unit: Unit): string => {
  const above = all.filter(({ done, least }) => done > least);
  const excess = above.map(
    ({ component, done, least }) =>
      `${hoursWords(done - least, unit)} above the ${writeHours(least)} required in ${components[component]}`,
  );
  if (excess.length === 0) return '';
  const isOne = above.reduce((sum, { done, least }) => sum + done - least, 0) === 1;
  const names = [excess.slice(0, -1).join(', '), excess.at(-1)].filter(Boolean).join(' and ');
  return `${names} ${isOne ? 'does' : 'do'} not count.`;
};

const sentence = ({ to, progress }: Cycle, unit: Unit): string => {
  const { standing, missing, daysLeft } = progress;
  const rest = hoursWords(missing, unit);
  switch (standing) {
    case 'MET':
      return 'You have all you need for this cycle.';
    case 'EXEMPT':
      return 'Nothing is required in the cycle in which you were first registered. What you attend is recorded all the same.';
    case 'MISSED':
      return `The cycle ended on ${formatDay(to)} with ${rest} missing.`;
    default:
      return daysLeft === 1
        ? `${rest} missing, and the cycle ends today.`
        : `${rest} missing, and ${daysLeft} days left: the cycle ends on ${formatDay(to)}.`;
  }
};
