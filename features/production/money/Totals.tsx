import { Box } from '@mantine/core';
import { useData } from '#platform/web/api/useData.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { places } from '../links.rules.ts';
import { earnedList, earnedQuery } from '../lists.web.ts';
import { paidSums } from '../production.words.ts';

/**
 * Earnings, paid or not, whatever the list is filtered by, and amounts owed in either direction. Fees and advances are left out for people
 * without any.
 */
export function Totals() {
  // The figures are of the same days and words as the list, and lead to them.
  const { query, filters } = useListSearch(earnedList);
  const { data: sums } = useData(api.payoutDeal, { query: earnedQuery(query) }, { keepPrevious: true });
  const { earnedCents = 0, paidCents = 0 } = sums?.ofAnyState ?? {};
  const { feesDueCents = 0, withheldDueCents = 0, advanceLeftCents = 0 } = sums?.totals ?? {};
  const { writtenOffCents = 0, gstBackCents = 0 } = sums?.totals ?? {};
  const unpaidCents = earnedCents - paidCents;
  const tile = (label: string, cents: number, to?: string) => ({
    label,
    value: <Figure withCurrency cents={cents} to={to} label={label} />,
  });
  return (
    <Box mb={20}>
      <Panel>
        <StatTiles
          tiles={[
            tile('My part of what clients paid', earnedCents, places.earned(undefined, filters)),
            tile(paidSums.ofDeals, paidCents, places.earned('PAID', filters)),
            tile(
              unpaidCents < 0 ? 'Owed to the agency' : 'Not paid yet',
              Math.abs(unpaidCents),
              places.earned('NOT_PAID', filters),
            ),
            ...(gstBackCents > 0 ? [tile('GST to be taken back', gstBackCents, places.next('NOT_PAID'))] : []),
            ...(writtenOffCents > 0 ? [tile('Given up by the agency', writtenOffCents, places.next('GIVEN_UP'))] : []),
            ...(feesDueCents > 0 ? [tile('Fees due', feesDueCents, places.next('FEES'))] : []),
            ...(withheldDueCents > 0 ? [tile('To be withheld', withheldDueCents, places.next('WITHHELD'))] : []),
            ...(advanceLeftCents > 0 ? [tile('Advances to be recovered', advanceLeftCents, places.advances())] : []),
          ]}
        />
      </Panel>
    </Box>
  );
}
