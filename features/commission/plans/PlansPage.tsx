import { Button } from '@mantine/core';
import { IconPercentage } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { schemes } from '../commission.words.ts';
import { planList } from '../lists.web.ts';
import { PlanChanges } from './PlanChanges.tsx';
import { shortOverriding, shortTerms } from './plan-words.rules.ts';
import { planFields } from './plans.words.ts';

/** Their forms come with the first one that is opened. */
const TryOutDrawer = lazy(async () => ({ default: (await import('../try-out/TryOutDrawer.tsx')).TryOutDrawer }));
const VersionDrawer = lazy(async () => ({ default: (await import('./VersionDrawer.tsx')).VersionDrawer }));

/** /agency-desk/finance/plans: the commission plans, and how many people are on each. */
export function PlansPage() {
  const [opened, setOpened] = useState<'plan' | 'try' | 'closed'>();
  const close = () => setOpened('closed');
  return (
    <>
      <ListPage
        fields={planFields}
        call={api.plans}
        file={api.plansSheet}
        search={planList}
        name="commission-plans"
        title="Commission plans"
        action={
          <>
            <Button variant="default" onClick={() => setOpened('try')}>
              Try out
            </Button>
            <Button onClick={() => setOpened('plan')}>New plan</Button>
          </>
        }
        notice={<PlanChanges />}
        rowId="code"
        to={({ code }) => `/agency-desk/finance/plans/${code}`}
        searches="Plan"
        selects={[{ name: 'scheme', label: 'Scheme', options: optionsOf(schemes), width: 150 }]}
        sums={({ people }) => ({ people })}
        columns={[
          { field: 'name', under: ({ terms }) => schemes[terms.scheme], width: 220 },
          { id: 'terms', header: 'Salesperson gets', card: 'address', cell: ({ terms }) => shortTerms(terms) },
          { id: 'uplines', header: 'Uplines', width: 200, cell: ({ terms }) => shortOverriding(terms.overriding) },
          { field: 'fromDay', width: 130 },
          { field: 'people', width: 100 },
          { field: 'isDefault', cell: ({ isDefault }) => isDefault && <Default />, card: 'state', width: 116 },
        ]}
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

const Default = () => (
  <StatusBadge tone="info" icon={null}>
    Default
  </StatusBadge>
);
