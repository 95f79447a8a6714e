import { Status } from '#features/esubmission/words/status.ts';

/**
 * The ids of the deals whose submission is on hold, for `id IN (…)`: they are few. Whatever their money does, they read
 * "Pending" to everybody but compliance.
 */
export const pendingDeals = `
  SELECT pending.id FROM deal pending JOIN esubmission e ON e.id = pending.esubmission_id
  WHERE e.status = ${Status.onHold} AND e.deleted_at IS NULL`;
