import type { Me } from '#features/identity/contract.ts';

const desks: Me['desks'] = ['submissions', 'compliance', 'finance'];

/** Whether a person sees submissions of others at the agency desk. */
export const worksAtDesk = ({ role, desks: mine }: Pick<Me, 'role' | 'desks'>): boolean =>
  role === 'admin' || (role === 'staff' && mine.some((desk) => desks.includes(desk)));

/** Whether a person puts submissions on hold: compliance itself, not the administrator. */
export const doesCompliance = ({ role, desks: mine }: Pick<Me, 'role' | 'desks'>): boolean =>
  role === 'staff' && mine.includes('compliance');

/** Whether there are submissions that a person may list at all. */
export const seesSubmissions = (me: Pick<Me, 'role' | 'desks'>): boolean =>
  me.role === 'salesperson' || worksAtDesk(me);

/** Whether a person writes the rules of the checklist: the submissions desk. */
export const writesRules = ({ role, desks: mine }: Pick<Me, 'role' | 'desks'>): boolean =>
  role === 'admin' || (role === 'staff' && mine.includes('submissions'));

/** Where this person opens a case: the desk to check it, a salesperson to read it. */
export const caseAddress = (me: Pick<Me, 'role' | 'desks'>, eSubId: string): string =>
  worksAtDesk(me) ? `/agency-desk/submissions/${eSubId}` : `/e-submission/${eSubId}`;
