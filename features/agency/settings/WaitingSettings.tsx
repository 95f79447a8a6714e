import { ChangesForApproval } from '#features/ledger/web/index.ts';
import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';

/** The changes of the agency's own account that wait for a second person, on finance's page of approvals. */
export function WaitingSettings() {
  const changes = useData(api.settingChanges, {}).data?.rows ?? [];
  return <ChangesForApproval changes={changes} approve={api.approveSetting} decline={api.declineSetting} />;
}
