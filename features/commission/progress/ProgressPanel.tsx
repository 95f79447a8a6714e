import { Progress as Bar } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import type { Counting } from '../commission.words.ts';
import { leftWords } from './leftWords.web.ts';
import classes from './ProgressPanel.module.css';
import type { Progress } from './progress.calls.ts';

const countedWords = {
  SHARES: 'Shares of deals with money received, before the split. They decide the rate of a deal signed today.',
  KEPT: 'What the agency kept of deals with money received, with the overriding paid of it. It decides the rate of a deal signed today.',
};

/** How far the next tier or the cap is. */
export function ProgressPanel({ progress, place }: { progress: Progress; place: string }) {
  const { counts, from, to, cents, expectedCents, gets, next } = progress;
  const rowsOf = (show: Counting) => `${place}?show=${show}`;
  const top = next?.from ?? cents;
  const partOf = (amount: number) => (top > 0 ? Math.min(100, (100 * amount) / top) : 100);
  const counted = partOf(cents);
  return (
    <Panel title={`Progress from ${formatDay(from)} to ${formatDay(to)}`} description={countedWords[counts]}>
      <p className={classes.left}>{leftWords(progress)}</p>
      <Bar.Root size={10} aria-hidden className={classes.bar}>
        <Bar.Section value={counted} />
        <Bar.Section value={Math.min(100 - counted, partOf(expectedCents))} className={classes.expected} />
      </Bar.Root>
      <StatTiles
        tiles={[
          { label: 'Counted', value: <Figure withCurrency cents={cents} to={rowsOf('COUNTED')} label="Counted" /> },
          {
            label: 'Expected on top',
            value: <Figure withCurrency cents={expectedCents} to={rowsOf('EXPECTED')} label="Expected on top" />,
          },
          { label: 'Rate now', value: <UnbrokenNumbers>{gets}</UnbrokenNumbers> },
          ...(next
            ? [
                {
                  label: `Rate from ${formatMoney(next.from)}`,
                  value: <UnbrokenNumbers>{next.gets}</UnbrokenNumbers>,
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
