import { Status } from '#features/esubmission/words/status.ts';

/**
 * Whether the submission of a deal is on hold, by the column with the deal's id. Whatever its money does, it reads "Pending" to
 * everybody but compliance. PostgreSQL finds the few that are on hold once, and then asks them alone.
 */
export const isPendingDeal = (dealId: string): string => `EXISTS (
  SELECT FROM deal pending JOIN esubmission e ON e.id = pending.esubmission_id
  WHERE pending.id = ${dealId} AND e.status = ${Status.onHold} AND e.deleted_at IS NULL)`;
