import { Status } from '#features/esubmission/status/status.words.ts';

/**
 * Whether the submission of a deal is on hold, by the column with the deal's id. Whatever its money does, it reads "Pending" to
 * everybody but compliance. PostgreSQL finds the few that are on hold once, and then asks them alone.
 */
export const isPendingDeal = (dealId: string): string => `EXISTS (
  SELECT FROM deal pending JOIN esubmission_public e ON e.id = pending.esubmission_id
  WHERE pending.id = ${dealId} AND e.status = ${Status.onHold} AND e.deleted_at IS NULL)`;

/** Whether something of a deal that stands is open after its due day: it is billed or part paid then. `day` is today. */
export const isOverdueDeal = (deal: string, day: string): string =>
  `(${deal}.state = 'OPEN' AND ${deal}.due_on < ${day} AND NOT ${isPendingDeal(`${deal}.id`)})`;

/** Where a deal stands to those who read it. */
export const stateOfDeal = (deal: string, day: string): string => `CASE
  WHEN ${isOverdueDeal(deal, day)} THEN 'OVERDUE' WHEN ${isPendingDeal(`${deal}.id`)} THEN 'PENDING' ELSE ${deal}.standing END`;

/** For how many days a deal is overdue; nothing in any other state. */
export const overdueDaysOf = (deal: string, day: string): string =>
  `CASE WHEN ${isOverdueDeal(deal, day)} THEN ${day} - ${deal}.due_on END`;
