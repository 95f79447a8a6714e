import type { DemoAccount } from '#features/identity/server/index.ts';
import type { NewPerson } from '#features/people/server/index.ts';

/** One password for all: the demo holds nobody real, listens on this machine alone, and says so on /signin. */
export const demoPassword = 'gable-demo-2026';

type DemoPerson = Omit<NewPerson, 'email' | 'passwordHash'> & { who: string };

export const demoPeople: DemoPerson[] = [
  {
    userName: 'hannah.lim',
    name: 'Hannah Lim',
    role: 'salesperson',
    registrationNo: 'R048213C',
    who: 'Salesperson with submissions in every state',
  },
  {
    userName: 'rajesh.kumar',
    name: 'Rajesh Kumar s/o Maniam',
    role: 'salesperson',
    registrationNo: 'R052117H',
    who: 'Salesperson who shares in Hannah’s deals',
  },
  {
    userName: 'nur.aisyah',
    name: 'Nur Aisyah bte Rahman',
    role: 'salesperson',
    registrationNo: 'R061840B',
    who: 'Salesperson who has just joined',
  },
  {
    userName: 'mei.tan',
    name: 'Tan Mei Ling',
    role: 'staff',
    desks: ['submissions'],
    who: 'Staff: checks and approves submissions',
  },
  { userName: 'farid.osman', name: 'Farid bin Osman', role: 'staff', desks: ['compliance'], who: 'Staff: compliance' },
  { userName: 'admin', name: 'Grace Ong', role: 'admin', who: 'Administrator' },
];

export const demoAccounts: DemoAccount[] = demoPeople.map(({ userName, who }) => ({
  userName,
  password: demoPassword,
  who,
}));
