import { formatDay } from '#platform/contract/days.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { places } from '../links.rules.ts';
import type { HomePayout } from './home.calls.ts';
import classes from './home.card.module.css';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** On a salesperson's home: the next payout, and held amounts. */
export function Payout({
  data: { payDay, readyCents, feeCents, withheldCents, heldCents, ready, held },
}: {
  data: HomePayout;
}) {
  return (
    <Panel title="Next payout" description={formatDay(payDay)}>
      <div className={classes.big}>
        <Figure cents={readyCents} to={places.next('READY')} withCurrency label="Next payout" />
      </div>
      <dl className={classes.lines}>
        <div>
          <dt>Ready</dt>
          <dd>{items(ready)}</dd>
        </div>
        <div>
          <dt>Held, {items(held)}</dt>
          <dd>
            <Figure cents={heldCents} to={places.next('HELD')} label="Held" />
          </dd>
        </div>
        {feeCents > 0 && (
          <div>
            <dt>Fees due</dt>
            <dd>
              <Figure cents={feeCents} to={places.next('FEES')} label="Fees due" />
            </dd>
          </div>
        )}
        {withheldCents > 0 && (
          <div>
            <dt>To be withheld</dt>
            <dd>
              <Figure cents={withheldCents} to={places.next('WITHHELD')} label="To be withheld" />
            </dd>
          </div>
        )}
        <div>
          <dt>Earned, not yet paid</dt>
          <dd>
            <Figure cents={readyCents + heldCents} to={places.next('NOT_PAID')} label="Earned, not yet paid" />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
