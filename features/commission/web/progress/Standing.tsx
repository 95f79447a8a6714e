import { Box, Skeleton } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import type { CountedShare, PlanStanding } from '../../contract/progress.ts';
import { CountedShares } from './CountedShares.tsx';
import { ProgressPanel } from './ProgressPanel.tsx';

type Props = {
  found: { data: PlanStanding | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** The page that it stands on, to which its figures lead with what they add up. */
  place: string;
  dealOf: (share: CountedShare) => string;
};

/** A plan, the progress to its next tier or cap, and the shares that the progress adds up. */
export function Standing({ found, place, dealOf }: Props) {
  if (found.error)
    return <ErrorCard error={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />;
  if (!found.data) return <Skeleton height={320} radius={8} aria-busy="true" />;
  const { planName, termsFrom, terms, progress, rows } = found.data;
  return (
    <>
      {progress && <ProgressPanel progress={progress} place={place} />}
      <Panel title={planName} description={`Terms from ${formatDay(termsFrom)}`}>
        <KeyValues items={terms} />
      </Panel>
      {progress && (
        <Box mt={20}>
          <CountedShares counts={progress.counts} rows={rows} dealOf={dealOf} />
        </Box>
      )}
    </>
  );
}
