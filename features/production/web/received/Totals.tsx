import { Box } from '@mantine/core';
import type { Data } from '#platform/contract/endpoint.ts';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import type { production } from '../../contract/index.ts';

type Props = { totals: Data<typeof production.payoutDeal>['totals'] | undefined };

/** What was earned and paid out, and what is owed either way. Nobody reads of fees or advances who has none. */
export function Totals({ totals }: Props) {
  const left = totals && totals.earnedCents - totals.paidCents + totals.writtenOffCents;
  const { feesDueCents = 0, advanceLeftCents = 0 } = totals ?? {};
  return (
    <Box mb={20}>
      <Panel>
        <StatTiles
          tiles={[
            { label: 'My part of what clients paid', value: <Money cents={totals?.earnedCents} /> },
            { label: 'Paid to me', value: <Money cents={totals?.paidCents} /> },
            {
              label: left !== undefined && left < 0 ? 'Owed to the agency' : 'Not paid yet',
              value: <Money cents={left === undefined ? left : Math.abs(left)} />,
            },
            ...(feesDueCents > 0 ? [{ label: 'Fees due', value: <Money cents={feesDueCents} /> }] : []),
            ...(advanceLeftCents > 0
              ? [{ label: 'Advances to be recovered', value: <Money cents={advanceLeftCents} /> }]
              : []),
          ]}
        />
      </Panel>
    </Box>
  );
}
