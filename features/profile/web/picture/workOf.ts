import { deskWords } from '#features/people/people.words.ts';
import type { Profile } from '../../contract.ts';

/** A person's role in one line: `Salesperson`, `Agency staff, Submissions and Finance desks`. */
export const workOf = ({ role, desks }: Pick<Profile, 'role' | 'desks'>): string => {
  if (role === 'salesperson') return 'Salesperson';
  if (role === 'admin') return 'Administrator';
  if (desks.length === 0) return 'Agency staff';
  const words = new Intl.ListFormat('en-SG').format(desks.map((desk) => deskWords[desk]));
  return `Agency staff, ${words} ${desks.length === 1 ? 'desk' : 'desks'}`;
};
