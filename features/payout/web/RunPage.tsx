import { Anchor, Box, Button, Skeleton } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import { seesMoney } from '#features/ledger/web/index.ts';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { CallFailure } from '#platform/web/api/failure.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Missing, NotFound } from '#platform/web/errors/NotFound.tsx';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Line, payout } from '../contract.ts';
import { api } from './api.ts';
import { RunBadge } from './RunBadge.tsx';

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

function Whole({ run }: { run: Whole }) {
  const { number, state, cutOff, payDay, people, netCents, preparedById, preparedBy, approvedBy, paidOn, lines } = run;
  const isMine = useMe().userId === preparedById;
  const [problems, setProblems] = useState<string[]>([]);
  return (
    <>
      <PageHeader
        title={number ?? 'Payout run, draft'}
        crumbs={crumbsTo(number ?? 'Draft')}
        meta={
          <>
            <RunBadge state={state} /> Drawn up by {preparedBy}
            {approvedBy && `, approved by ${approvedBy}`}
            {paidOn && `, paid on ${formatDay(paidOn)}`}
          </>
        }
        action={<Actions run={run} mayApprove={!isMine} onRefused={setProblems} />}
      />
      {problems.length > 0 && (
        <Notice tone="danger" live title={problems[0] ?? ''}>
          {problems.slice(1).map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      {state === 'DRAFT' && isMine && <Notice title="You drew it up, so somebody else approves it." />}
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
      <DataTable
        name="payout-lines"
        label="To pay"
        columns={columns}
        rows={lines}
        rowId={({ lineId }) => lineId}
        totalsLabel="Together"
      />
    </>
  );
}

const columns: Column<Line>[] = [
  {
    id: 'payee',
    header: 'Payee',
    card: 'lead',
    cell: ({ name, userName }) => (
      <TwoLines strong sub={userName}>
        {name}
      </TwoLines>
    ),
  },
  {
    id: 'account',
    header: 'Bank account',
    width: 190,
    cell: ({ bank, accountMasked }) => <TwoLines sub={accountMasked}>{bank}</TwoLines>,
  },
  {
    id: 'own',
    header: 'Own deals (S$)',
    align: 'end',
    width: 140,
    cell: ({ ownCents }) => <Money bare cents={ownCents} />,
  },
  {
    id: 'overriding',
    header: 'Overriding (S$)',
    align: 'end',
    width: 140,
    cell: ({ overridingCents }) => <Money bare cents={overridingCents} />,
  },
  { id: 'net', header: 'Net (S$)', align: 'end', width: 130, cell: ({ netCents }) => <Money bare cents={netCents} /> },
  {
    id: 'voucher',
    header: 'Statement',
    width: 150,
    cell: ({ lineId, voucher }) =>
      voucher ? (
        <Anchor inherit href={urlOf(api.statement, { params: { id: lineId } })} download>
          {voucher}
        </Anchor>
      ) : (
        'at approval'
      ),
  },
];

type ActionsProps = { run: Whole; mayApprove: boolean; onRefused: (problems: string[]) => void };

/** What can be done with the run: its preparer withdraws it, somebody else approves it, then its payment is recorded. */
function Actions({ run, mayApprove, onRefused }: ActionsProps) {
  const { runId, state, number, people, netCents } = run;
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'approve' | 'withdraw' | 'pay'>();
  const refresh = { refresh: ['payout', 'ledger', 'production'] };
  const approve = useChange(api.approve, { ...refresh, silent: 'failure' });
  const withdraw = useChange(api.withdraw, { ...refresh, silent: 'failure' });
  const pay = useChange(api.pay, { ...refresh, silent: 'failure' });
  const params = { id: runId };
  const whole = `${formatMoney(netCents)} to ${people === 1 ? '1 person' : `${people} people`}`;
  const dialogs = {
    approve: {
      title: 'Approve the run?',
      words: `${whole}. It gets its number, and each payee a statement.`,
      confirm: 'Approve run',
      run: async () => {
        await approve.mutateAsync({ params });
      },
    },
    withdraw: {
      title: 'Withdraw the run?',
      words: 'Nothing is paid by it. What it would have paid is free for the next run.',
      confirm: 'Withdraw',
      run: async () => {
        await withdraw.mutateAsync({ params });
        await navigate({ to: '/agency-desk/finance/payouts' });
      },
    },
    pay: {
      title: `Has the bank paid ${number}?`,
      words: `${whole}. The payment is recorded as of today.`,
      confirm: 'Mark as paid',
      run: async () => {
        await pay.mutateAsync({ params, body: { paidOn: dayOf(Temporal.Now.instant().toString()) } });
      },
    },
  };
  const asked = asking && dialogs[asking];
  return (
    <>
      {state === 'DRAFT' && (
        <Button variant="default" onClick={() => setAsking('withdraw')}>
          Withdraw
        </Button>
      )}
      {state === 'DRAFT' && mayApprove && <Button onClick={() => setAsking('approve')}>Approve run</Button>}
      {state === 'APPROVED' && <Button onClick={() => setAsking('pay')}>Mark as paid</Button>}
      <ConfirmDialog
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() =>
          asked?.run().then(
            () => onRefused([]),
            (error: unknown) => {
              if (error instanceof CallFailure) onRefused(error.errors.map(({ message }) => message));
            },
          )
        }
        title={asked?.title ?? ''}
        confirm={asked?.confirm ?? ''}
      >
        {asked?.words}
      </ConfirmDialog>
    </>
  );
}
