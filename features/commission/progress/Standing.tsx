import { Box } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { CountedShares } from './CountedShares.tsx';
import { ProgressPanel } from './ProgressPanel.tsx';
import type { CountedShare, PlanStanding } from './progress.calls.ts';

type Props = {
  standing: PlanStanding;
  /** Address of its page, where the rows behind its figures are. */
  place: string;
  dealOf: (share: CountedShare) => string;
};

/** A plan, the progress to its next tier or cap, and the shares that the progress adds up. */
export function Standing({ standing: { planName, termsFrom, terms, progress, rows }, place, dealOf }: Props) {
  return (
    <>
      {progress && <ProgressPanel progress={progress} place={place} />}
      <Panel title={planName} description={`Terms from ${formatDay(termsFrom)}`}>
        <Facts items={terms} />
      </Panel>
      {progress && (
        <Box mt={20}>
          <CountedShares counts={progress.counts} rows={rows} dealOf={dealOf} />
        </Box>
      )}
    </>
  );
}
