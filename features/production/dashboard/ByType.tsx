import { Measure } from '#platform/web/chart/StackedBar.tsx';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { places } from '../links.rules.ts';
import { dealTypes } from '../production.words.ts';
import type { DashboardData } from './Cards.tsx';
import classes from './dashboard.module.css';
import { percentShares } from './percent-shares.rules.ts';

/** Gross commission of the year to date by type of deal, the largest first. */
export function ByType({ data: { types, spans, gross } }: { data: DashboardData }) {
  const most = Math.max(0, ...types.map(({ cents }) => cents));
  const total = gross.year.cents;
  const percents = percentShares(
    types.map(({ cents }) => cents),
    total,
  );
  return (
    <Panel>
      <div className={classes.head}>
        <h2 className="g-heading">By type</h2>
        <span className="g-note">Year to date</span>
      </div>
      {types.length === 0 ? (
        <p className="g-note">No deals signed this year yet.</p>
      ) : (
        <ul className={classes.list}>
          {types.map(({ type, cents }, index) => (
            <li key={type}>
              <div className={classes.row}>
                <span>{dealTypes[type]}</span>
                <span>
                  <Figure cents={cents} to={places.signed(spans.year, type)} label={dealTypes[type]} />
                  <span className={classes.percent}>{percents[index]}%</span>
                </span>
              </div>
              <Measure value={cents} most={most} />
            </li>
          ))}
        </ul>
      )}
      <div className={`${classes.row} ${classes.total}`}>
        <span>Total</span>
        <span>
          <Figure cents={total} to={places.signed(spans.year)} />
          <span className={classes.percent}>{total > 0 ? '100%' : ''}</span>
        </span>
      </div>
    </Panel>
  );
}
