import { formatInstant } from '#platform/contract/days.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { Summary } from '../summary/summary.calls.ts';
import classes from './ComparedPart.module.css';
import { comparedWords } from './market.rules.ts';

type Props = { summary: Pick<Summary, 'info' | 'market' | 'marketThen' | 'overrides'> };

/** What the price was compared with when it was submitted, and what it is compared with now that the market data has gone on. */
export function ComparedPart({ summary: { info, market, marketThen, overrides } }: Props) {
  if (!marketThen) return null;
  const reason = overrides.find(({ code }) => code === 'V17')?.reason;
  const now = market && comparedWords(info, market);
  return (
    <Panel title="Price and market" description="As compared when it was submitted, and with today’s market data">
      <dl className={classes.list}>
        <dt>Then</dt>
        <dd>
          {marketThen.words}
          <span className="g-dimmed">{formatInstant(marketThen.at)}</span>
          {reason && <span className={classes.reason}>{reason}</span>}
        </dd>
        {now && (
          <>
            <dt>Now</dt>
            <dd>{now === marketThen.words ? 'The same.' : now}</dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
