import { Box } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { FoldedEntries, FoundEntries } from '#features/ledger/web/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { useData } from '#platform/web/api/useData.ts';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { belowPayouts } from '../belowPayouts.web.ts';
import { LinesDownload, RunLines } from '../lines/RunLines.tsx';
import { runKinds } from '../payout.words.ts';
import type { payout } from '../room.calls.ts';
import { RunActions } from './RunActions.tsx';
import { RunBadge } from './RunBadge.tsx';
import { RunNotices } from './RunNotices.tsx';

/** /agency-desk/finance/payouts/{runId}: a run with its lines, and what comes next. */
export function RunPage() {
  const { runId = '' }: { runId?: string } = useParams({ strict: false });
  return (
    <RecordPage call={api.run} input={{ params: { id: runId } }} title="Payout run" crumbs={belowPayouts}>
      {(run) => <Whole run={run} />}
    </RecordPage>
  );
}

type Whole = Data<typeof payout.run>;

/** Who did what with the run, in the order in which it came. */
const storyOf = ({ preparedBy, approvedBy, sentOn, paidOn }: Whole): string =>
  [
    `Prepared by ${preparedBy}`,
    approvedBy && `approved by ${approvedBy}`,
    sentOn && `sent on ${formatDay(sentOn)}`,
    paidOn && `paid on ${formatDay(paidOn)}`,
  ]
    .filter(Boolean)
    .join(', ');

function Whole({ run }: { run: Whole }) {
  const { number, kind, state, cutOff, payDay, people, netCents, waiting } = run;
  const [problems, setProblems] = useState<string[]>([]);
  return (
    <>
      <PageHeader
        title={number ?? 'Payout run, draft'}
        crumbs={[...belowPayouts, { label: number ?? 'Draft' }]}
        meta={
          <>
            <RunBadge state={state} /> {runKinds[kind]}. {storyOf(run)}
          </>
        }
        action={
          <>
            <LinesDownload runId={run.runId} />
            <RunActions run={run} mayApprove={run.yourPart === null} onRefused={setProblems} />
          </>
        }
      />
      <RunNotices run={run} problems={problems} />
      <Box mb={20}>
        <Panel>
          <StatTiles
            tiles={[
              { label: 'Payees', value: people },
              { label: 'Net to pay', value: <Money cents={netCents} /> },
              { label: 'Cut-off', value: formatDay(cutOff) },
              { label: 'Pay day', value: formatDay(payDay) },
            ]}
          />
        </Panel>
      </Box>
      <RunLines run={run} />
      {waiting.people < people && (
        <Box mt={20}>
          <Panel>
            <FoldedEntries>
              <RunEntries runId={run.runId} />
            </FoldedEntries>
          </Panel>
        </Box>
      )}
    </>
  );
}

const RunEntries = ({ runId }: { runId: string }) => (
  <FoundEntries found={useData(api.runEntries, { params: { id: runId } })} />
);
