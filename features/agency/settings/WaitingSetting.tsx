import { Stack } from '@mantine/core';
import { ChangeForApproval } from '#features/ledger/web/index.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';
import type { SettingChange } from './settings.calls.ts';

/** The changes of the agency's own account that wait for a second person, on finance's page of approvals. */
export function WaitingSettings() {
  const rows = useData(api.settingChanges, {}).data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Stack gap="sm" mb={20}>
      {rows.map((change) => (
        <WaitingSetting key={change.changeId} change={change} />
      ))}
    </Stack>
  );
}

/** A change that waits, with the decision. One's own can only be taken back. */
export function WaitingSetting({ change }: { change: SettingChange }) {
  const approve = useChange(api.approveSetting);
  const decline = useChange(api.declineSetting);
  const params = { id: change.changeId };
  return (
    <ChangeForApproval
      change={change}
      approve={{ isPending: approve.isPending, decide: () => approve.mutate({ params }) }}
      decline={{ isPending: decline.isPending, decide: () => decline.mutate({ params }) }}
    />
  );
}
