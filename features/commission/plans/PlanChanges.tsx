import { Stack } from '@mantine/core';
import { ChangeForApproval } from '#features/ledger/web/index.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';
import type { PlanChange } from './plans.calls.ts';

/** Changes of plans, or of one, that reach back to past days and wait for a second person. */
export function PlanChanges({ code }: { code?: string }) {
  const found = useData(api.planChanges, {}).data?.rows ?? [];
  const rows = found.filter(({ subject }) => code === undefined || subject === code);
  if (rows.length === 0) return null;
  return (
    <Stack gap="sm" mb={20}>
      {rows.map((change) => (
        <Waiting key={change.changeId} change={change} />
      ))}
    </Stack>
  );
}

function Waiting({ change }: { change: PlanChange }) {
  const approve = useChange(api.approvePlanChange);
  const decline = useChange(api.declinePlanChange);
  const params = { id: change.changeId };
  return (
    <ChangeForApproval
      change={change}
      approve={{ isPending: approve.isPending, decide: () => approve.mutate({ params }) }}
      decline={{ isPending: decline.isPending, decide: () => decline.mutate({ params }) }}
    />
  );
}
