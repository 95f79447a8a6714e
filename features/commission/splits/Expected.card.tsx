import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { formatMoney } from '#platform/contract/money.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { expectedPlaces } from '../commission.words.ts';
import type { Expected as Data } from './deals.calls.ts';
import classes from './Expected.card.module.css';
import { MySharesDrawer } from './MyShares.card.tsx';

const deals = (count: number) => (count === 1 ? '1 deal' : `${count} deals`);

/** A salesperson's part of the open deals. */
export function Expected({ data }: { data: Data }) {
  const { ownCents, ownDeals, overridingCents, overridingDeals, newest } = data;
  const [opened, setOpened] = useState<string>();
  const tiles = [
    {
      label: `Own deals, ${deals(ownDeals)}`,
      value: <Figure withCurrency cents={ownCents} to={expectedPlaces.own} label="Own deals" />,
    },
    ...(overridingDeals > 0
      ? [
          {
            label: `Overriding, ${deals(overridingDeals)}`,
            value: <Figure withCurrency cents={overridingCents} to={expectedPlaces.overriding} label="Overriding" />,
          },
        ]
      : []),
  ];
  return (
    <Panel
      title="Expected commission"
      description="Your part of deals of which no money has come in yet, before GST, by your plan."
    >
      <StatTiles tiles={tiles} />
      {newest.length > 0 && (
        <ul className={classes.list} aria-label="Newest deals">
          {newest.map(({ dealId, eSubId, caseNo, address, cents }) => (
            <li key={eSubId} className={classes.line}>
              <TwoLines sub={caseNo}>
                <Anchor component={RouteLink} to={`/e-submission/${eSubId}`} inherit>
                  {address}
                </Anchor>
              </TwoLines>
              <Anchor
                component="button"
                type="button"
                inherit
                aria-label={`${formatMoney(cents)}, how it is computed`}
                onClick={() => setOpened(dealId)}
              >
                <Money cents={cents} />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      <MySharesDrawer dealId={opened} onClose={() => setOpened(undefined)} />
    </Panel>
  );
}
