import { Box, Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import { FoldedEntries, FoundEntries, seesMoney } from '#features/ledger/web/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { CallFailure } from '#platform/web/api/failure.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Missing, NotFound } from '#platform/web/errors/NotFound.tsx';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import type { payout } from '../contract/index.ts';
import { runKinds } from '../words.ts';
import { api } from './api.ts';
import { RunActions } from './RunActions.tsx';
import { RunBadge } from './RunBadge.tsx';
import { LinesDownload, RunLines } from './RunLines.tsx';
import { RunNotices } from './RunNotices.tsx';

/** /agency-desk/finance/payouts/{runId}: a run with its lines, and what comes next. */
export function RunPage() {
  const mayRead = seesMoney(useMe());
  const { runId = '' }: { runId?: string } = useParams({ strict: false });
  const found = useData(api.run, { params: { id: runId } }, { enabled: mayRead });
  if (!mayRead) return <NotFound />;
  if (found.data) return <Whole run={found.data} />;
  if (found.error instanceof CallFailure && [400, 404].includes(found.error.status)) return <Missing />;
  return (
    <>
      <PageHeader title="Payout run" crumbs={crumbsTo('Payout run')} />
      {found.error ? (
        <ErrorCard error={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />
      ) : (
        <Skeleton height={320} radius={8} aria-busy="true" />
      )}
    </>
  );
}

const crumbsTo = (label: string) => [
  { label: 'Agency Desk' },
  { label: 'Payouts', to: '/agency-desk/finance/payouts' },
  { label },
];

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
        crumbs={crumbsTo(number ?? 'Draft')}
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
