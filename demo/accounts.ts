import type { DemoAccount } from '#features/identity/index.server.ts';
import type { NewPerson } from '#features/people/index.server.ts';

/**
 * One password for everyone. The demo has no real people and listens on this machine only; /signin shows the accounts.
 */
export const demoPassword = 'gable-demo-2026';

/** What an authenticator app is given to make codes for janice.ho. */
export const demoAppKey = 'GABLEDEMOKEY234567GABLEDEMOKEY23';

export type DemoPerson = Omit<NewPerson, 'email' | 'passwordHash'>;

/** The accounts that are printed at start and on /signin. Everyone else in the demo has the same password. */
export const demoPeople: (DemoPerson & { who: string })[] = [
  {
    userName: 'hannah.lim',
    name: 'Hannah Lim',
    role: 'salesperson',
    registrationNo: 'R048213C',
    who: 'Manager with submissions in every state',
  },
  {
    userName: 'rajesh.kumar',
    name: 'Rajesh Kumar s/o Maniam',
    role: 'salesperson',
    registrationNo: 'R052117H',
    who: 'Salesperson of Hannah’s team, who shares in her deals',
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
  {
    userName: 'janice.ho',
    name: 'Janice Ho Siew Ling',
    role: 'staff',
    desks: ['submissions'],
    secondStep: true,
    who: `Staff: second step by mail, or by an authenticator app with the key ${demoAppKey}`,
  },
  { userName: 'farid.osman', name: 'Farid bin Osman', role: 'staff', desks: ['compliance'], who: 'Staff: compliance' },
  {
    userName: 'denise.aeria',
    name: 'Denise Aeria',
    role: 'staff',
    desks: ['compliance'],
    who: 'Staff: compliance, the second officer of a true match',
  },
  {
    userName: 'lay.hoon',
    name: 'Chia Lay Hoon',
    role: 'staff',
    desks: ['finance'],
    who: 'Staff: finance, invoices and prepares payouts',
  },
  {
    userName: 'ganesh.pillai',
    name: 'Ganesh s/o Pillai',
    role: 'staff',
    desks: ['finance'],
    who: 'Staff: finance, approves payouts',
  },
  { userName: 'admin', name: 'Grace Ong', role: 'admin', who: 'Administrator' },
];

export const demoAccounts: DemoAccount[] = demoPeople.map(({ userName, who }) => ({
  userName,
  password: demoPassword,
  who,
}));
