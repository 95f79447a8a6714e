import type { Me } from '#features/identity/room.calls.ts';
import { hasDesk, isCompliance, mayEnter } from '#platform/contract/actor.ts';
import type { Who } from '#platform/contract/endpoint.ts';

/** Who sees other people's submissions at the agency desk. */
export const deskOfCases: Who[] = ['desk:submissions', 'desk:compliance', 'desk:finance'];

/** Whether a person sees other people's submissions at the agency desk. */
export const worksAtDesk = (me: Pick<Me, 'role' | 'desks'>): boolean => mayEnter(me, deskOfCases);

/** Whether a person may list any submissions. */
export const seesSubmissions = (me: Pick<Me, 'role' | 'desks'>): boolean =>
  me.role === 'salesperson' || worksAtDesk(me);

/** Whether a person claims cases and edits the rules of the checklist: the submissions desk. */
export const checksCases = (me: Pick<Me, 'role' | 'desks'>): boolean => hasDesk(me, 'submissions');

/** Whether a person compares identity numbers with their cards. */
export const comparesNumbers = (me: Pick<Me, 'role' | 'desks'>): boolean => checksCases(me) || isCompliance(me);

/** The address of a case: the review page for the desk, the summary page for a salesperson. */
export const caseAddress = (me: Pick<Me, 'role' | 'desks'>, eSubId: string): string =>
  worksAtDesk(me) ? `/agency-desk/submissions/${eSubId}` : `/e-submission/${eSubId}`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of a submission's id. If not, the server is not called. */
export const couldBeCase = (eSubId: string): boolean => uuid.test(eSubId);
