import type { Me } from '#features/identity/room.calls.ts';

type Reader = Pick<Me, 'role' | 'desks'>;

/** Whether a person sells nothing: staff and administrators have no deals, commission or team of their own. */
export const hasNoProduction = ({ role }: Reader): boolean => role !== 'salesperson';

/** What people without production see instead: the words before the link, and its page. */
type Instead = { words: string; label: string; to: string };

const ofDesks = [
  ['finance', { words: 'The deals of the agency are under', label: 'Deals', to: '/agency-desk/finance/deals' }],
  ['submissions', { words: 'What salespeople submit is under', label: 'Submissions', to: '/agency-desk/submissions' }],
  ['compliance', { words: 'What salespeople submit is under', label: 'Submissions', to: '/agency-desk/submissions' }],
  ['people', { words: 'Salespeople and their teams are under', label: 'People', to: '/agency-desk/people' }],
  [
    'content',
    { words: 'The public texts that you look after are under', label: 'Settings', to: '/agency-desk/settings' },
  ],
] as const satisfies [Me['desks'][number], Instead][];

/** Page of their own desk for people without production. */
export const insteadFor = ({ role, desks }: Reader): Instead => {
  const match = ofDesks.find(([desk]) => role === 'admin' || desks.includes(desk));
  return match?.[1] ?? { words: 'What waits for you is on the', label: 'Dashboard', to: '/' };
};
