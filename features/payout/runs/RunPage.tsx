import { Box } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { FoldedEntries, FoundEntries } from '#features/ledger/web/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatCount } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
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
    `prepared by ${preparedBy}`,
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
      <RecordHead
        title={number ?? 'Payout run, draft'}
        crumbs={belowPayouts}
        state={<RunBadge state={state} />}
        line={[
          runKinds[kind],
          people === 1 ? '1 payee' : `${formatCount(people)} payees`,
          `cut-off ${formatDay(cutOff)}`,
          `pay day ${formatDay(payDay)}`,
          storyOf(run),
        ]}
        figure={{ label: 'Net to pay', cents: netCents }}
        extra={
          <>
            <LinesDownload runId={run.runId} />
            <RunActions run={run} mayApprove={run.yourPart === null} onRefused={setProblems} />
          </>
        }
      />
      <RunNotices run={run} problems={problems} />
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
