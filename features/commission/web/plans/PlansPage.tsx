import { Button } from '@mantine/core';
import { IconPercentage } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import { seesMoney } from '#features/ledger/web/index.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { commission } from '../../contract/index.ts';
import type { PlanRow } from '../../contract/plans.ts';
import { shortOverriding, shortTerms } from '../../rules/plan-words.ts';
import { schemes } from '../../words.ts';
import { api } from '../api.ts';
import { PlanChanges } from './PlanChanges.tsx';
import { planList } from './planLists.ts';

/** Their forms come with the first one that is opened. */
const TryOutDrawer = lazy(async () => ({ default: (await import('./TryOutDrawer.tsx')).TryOutDrawer }));
const VersionDrawer = lazy(async () => ({ default: (await import('./VersionDrawer.tsx')).VersionDrawer }));

/** /agency-desk/finance/plans: the commission plans, and how many people are on each. */
export function PlansPage() {
  return seesMoney(useMe()) ? <Plans /> : <NotFound />;
}

const columnsOf = (people: number | undefined): Column<PlanRow>[] => [
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
  { id: 'people', header: 'People', align: 'end', width: 100, cell: (row) => row.people, total: people },
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

type Filters = Request<typeof commission.plansSheet>['query'];

function Plans() {
  const list = useListSearch(planList);
  const query = list.query as Request<typeof commission.plans>['query'];
  const found = useData(api.plans, { query }, { keepPrevious: true });
  const [opened, setOpened] = useState<'plan' | 'try' | 'closed'>();
  const close = () => setOpened('closed');
  return (
    <>
      <PageHeader
        title="Commission plans"
        crumbs={[{ label: 'Agency Desk' }, { label: 'Commission plans' }]}
        action={
          <>
            <DownloadButton address={urlOf(api.plansSheet, { query: list.filters as Filters })} />
            <Button variant="default" onClick={() => setOpened('try')}>
              Try out
            </Button>
            <Button onClick={() => setOpened('plan')}>New plan</Button>
          </>
        }
      />
      <PlanChanges />
      <DataTable
        name="commission-plans"
        label="Commission plans"
        columns={columnsOf(found.data?.people)}
        rowId={({ code }) => code}
        {...tableOf(list, found)}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Plan' }}
            selects={[{ name: 'scheme', label: 'Scheme', options: optionsOf(schemes), width: 150 }]}
          />
        }
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
