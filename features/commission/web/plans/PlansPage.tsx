import { Button } from '@mantine/core';
import { IconPercentage } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import { seesMoney } from '#features/ledger/web/index.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { PlanRow } from '../../contract/plans.ts';
import { schemes } from '../../words.ts';
import { api } from '../api.ts';
import { shortOverriding, shortTerms } from './planWords.ts';

/** Their forms come with the first one that is opened. */
const TryOutDrawer = lazy(async () => ({ default: (await import('./TryOutDrawer.tsx')).TryOutDrawer }));
const VersionDrawer = lazy(async () => ({ default: (await import('./VersionDrawer.tsx')).VersionDrawer }));

/** /agency-desk/finance/plans: the commission plans, and how many people are on each. */
export function PlansPage() {
  return seesMoney(useMe()) ? <Plans /> : <NotFound />;
}

const columns: Column<PlanRow>[] = [
  {
    id: 'plan',
    header: 'Plan',
    width: 220,
    cell: ({ name, terms }) => (
      <TwoLines strong sub={schemes[terms.scheme]}>
        {name}
      </TwoLines>
    ),
  },
  { id: 'terms', header: 'Salesperson gets', card: 'lead', cell: ({ terms }) => shortTerms(terms) },
  { id: 'uplines', header: 'Uplines', width: 200, cell: ({ terms }) => shortOverriding(terms.overriding) },
  { id: 'from', header: 'Terms from', width: 130, cell: ({ fromDay }) => <Day day={fromDay} /> },
  { id: 'people', header: 'People', align: 'end', width: 100, cell: ({ people }) => people },
  {
    id: 'default',
    header: 'Default',
    width: 116,
    card: 'corner',
    cell: ({ isDefault }) =>
      isDefault ? (
        <StatusBadge tone="info" icon={null}>
          Default
        </StatusBadge>
      ) : (
        ''
      ),
  },
];

function Plans() {
  const found = useData(api.plans, {});
  const [opened, setOpened] = useState<'plan' | 'try' | 'closed'>();
  const close = () => setOpened('closed');
  return (
    <>
      <PageHeader
        title="Commission plans"
        crumbs={[{ label: 'Agency Desk' }, { label: 'Commission plans' }]}
        action={
          <>
            <Button variant="default" onClick={() => setOpened('try')}>
              Try out
            </Button>
            <Button onClick={() => setOpened('plan')}>New plan</Button>
          </>
        }
      />
      <DataTable
        name="commission-plans"
        label="Commission plans"
        columns={columns}
        rows={found.data?.rows}
        rowId={({ code }) => code}
        query={found}
        to={({ code }) => `/agency-desk/finance/plans/${code}`}
        empty={
          <EmptyState icon={IconPercentage} title="No plan yet">
            A plan says what salespeople and their uplines get of a commission.
          </EmptyState>
        }
      />
      {opened && (
        <Suspense fallback={null}>
          <VersionDrawer editing={opened === 'plan' ? { what: 'plan' } : undefined} onClose={close} />
          <TryOutDrawer opened={opened === 'try'} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
