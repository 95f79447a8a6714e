import { ChangesForApproval } from '#features/ledger/web/index.ts';
import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';

/** Changes of plans, or of one, that reach back to past days and wait for a second person. */
export function PlanChanges({ code }: { code?: string }) {
  const rows = useData(api.planChanges, {}).data?.rows ?? [];
  const changes = rows.filter(({ subject }) => code === undefined || subject === code);
  return <ChangesForApproval changes={changes} approve={api.approvePlanChange} decline={api.declinePlanChange} />;
}
