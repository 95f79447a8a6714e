import type { DemoPerson } from '../accounts.ts';

/** Staff whose accounts are not printed. */
export const otherStaff: DemoPerson[] = [
  { userName: 'hafiz.ramli', name: 'Hafiz bin Ramli', role: 'staff', desks: ['submissions'] },
  { userName: 'kavitha.raj', name: 'Kavitha d/o Rajan', role: 'staff', desks: ['submissions'] },
  { userName: 'alvin.seah', name: 'Alvin Seah', role: 'staff', desks: ['submissions', 'finance'] },
  { userName: 'rohana.idris', name: 'Rohana binte Idris', role: 'staff', desks: ['content'] },
  { userName: 'peter.koh', name: 'Peter Koh', role: 'staff', desks: ['people'] },
  { userName: 'vivian.teo', name: 'Vivian Teo', role: 'staff', desks: ['people', 'content'] },
];

/** Staff of the submissions desk who claim and decide, by weight. */
export const deskMembers: Record<string, number> = {
  'mei.tan': 4,
  'janice.ho': 3,
  'hafiz.ramli': 3,
  'kavitha.raj': 2,
  'alvin.seah': 1,
};
