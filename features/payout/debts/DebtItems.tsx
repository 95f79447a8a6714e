import { Anchor, Skeleton } from '@mantine/core';
import { useData } from '#platform/web/api/useData.ts';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import { itemKinds } from '../payout.words.ts';

/** Where a debt comes from: what was taken back, less what was earned since. */
export function DebtItems({ payeeId }: { payeeId: string }) {
  const found = useData(api.debtItems, { params: { payeeId } });
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={120} aria-busy="true" />;
  const { rows } = found.data;
  if (rows.length === 0) return null;
  return (
    <MiniTable
      label="What it is made of"
      rows={rows}
      columns={[
        {
          id: 'what',
          header: 'What it is made of',
          cell: ({ kind, dealId, of, clearedOn, cents }) => (
            <TwoLines
              sub={
                <>
                  {itemKinds[kind]}
                  {cents < 0 && kind !== 'WRITE_OFF' && ', taken back'} · <Day day={clearedOn} />
                </>
              }
            >
              {dealId ? (
                <Anchor inherit component={RouteLink} to={`/agency-desk/finance/deals?search=${of}`}>
                  {of}
                </Anchor>
              ) : (
                of
              )}
            </TwoLines>
          ),
        },
        { id: 'amount', header: 'Amount (S$)', align: 'end', cell: ({ cents }) => <Money bare cents={cents} /> },
      ]}
    />
  );
}
