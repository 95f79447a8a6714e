import type { roles } from '#features/people/room.calls.ts';
import { choice, id, instant, listFields, text } from '#platform/contract/list-fields.ts';

export const roleWords: Record<(typeof roles)[number], string> = {
  salesperson: 'Salesperson',
  staff: 'Staff',
  admin: 'Administrator',
};

/** `invited`: has not set up the account yet; `disabled`: can't sign in. */
export const stateWords = { active: 'Active', invited: 'Invited', disabled: 'Disabled' } as const;

export const peopleFields = listFields({
  userId: { is: id },
  name: { label: 'Name', is: text(32) },
  userName: { is: text(24) },
  role: { label: 'Role', is: choice(roleWords, 16) },
  // The agency's code of a salesperson.
  saNo: { is: text(12), maybe: true },
  registrationNo: { is: text(14), maybe: true },
  email: { label: 'Email', is: text(36) },
  lastSignInAt: { label: 'Last sign-in', is: instant, maybe: true },
  createdAt: { label: 'Added', is: instant },
  state: { label: 'State', is: choice(stateWords, 12) },
});
