import { IconUserPlus } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { AssignDrawer } from './AssignDrawer.tsx';
import { belowPlans } from './belowPlans.web.ts';
import { PlanChanges } from './PlanChanges.tsx';
import { PlanPeople } from './PlanPeople.tsx';
import { PlanVersions } from './PlanVersions.tsx';
import type { planCalls } from './plans.calls.ts';
import { toastAsked } from './toastAsked.web.ts';
import { type Editing, VersionDrawer } from './VersionDrawer.tsx';

/** /agency-desk/finance/plans/{code}: a plan, its terms day by day, and who is on it. */
export function PlanPage() {
  const { code = '' }: { code?: string } = useParams({ strict: false });
  return (
    <RecordPage call={api.plan} input={{ params: { code } }} title="Commission plan" crumbs={belowPlans}>
      {(plan) => <Whole plan={plan} />}
    </RecordPage>
  );
}

type Plan = Data<typeof planCalls.plan>;

function Whole({ plan }: { plan: Plan }) {
  const { code, name, isDefault, people, terms } = plan;
  const [editing, setEditing] = useState<Editing>();
  const [asking, ask] = useState<'assign' | 'default'>();
  return (
    <>
      <RecordHead
        title={name}
        crumbs={belowPlans}
        state={
          isDefault && (
            <StatusBadge tone="info" icon={null}>
              Default
            </StatusBadge>
          )
        }
        line={[people === 1 ? '1 salesperson today' : `${formatCount(people)} salespeople today`]}
        primary={{ label: 'Assign people', icon: IconUserPlus, onClick: () => ask('assign') }}
        second={{ label: 'New terms', onClick: () => setEditing({ what: 'terms', code, terms }) }}
        more={[!isDefault && { label: 'Make default', onClick: () => ask('default') }]}
      />
      <PlanChanges code={code} />
      <PlanVersions
        plan={plan}
        onCorrect={({ versionId, revision, fromDay, terms: before }) =>
          setEditing({ what: 'correction', versionId, revision, fromDay, terms: before })
        }
      />
      <PlanPeople code={code} isDefault={isDefault} />
      <VersionDrawer editing={editing} onClose={() => setEditing(undefined)} />
      <AssignDrawer code={code} name={name} opened={asking === 'assign'} onClose={() => ask(undefined)} />
      <MakeDefault plan={plan} opened={asking === 'default'} onClose={() => ask(undefined)} />
    </>
  );
}

function MakeDefault({ plan: { code, name }, ...dialog }: { plan: Plan; opened: boolean; onClose: () => void }) {
  const change = useChange(api.setDefaultPlan);
  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={() =>
        change.mutateAsync({ body: { code } }).then((answer) => toastAsked(answer, 'The default plan is changed.'))
      }
      title={`Make ${name} the default plan?`}
      confirm="Make default"
    >
      Everyone without a plan of their own is on it then. Deals without money received are split by it too, whenever
      they were signed. A second person approves it.
    </ConfirmDialog>
  );
}
