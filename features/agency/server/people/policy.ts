import { type Actor, hasDesk } from '#platform/contract/actor.ts';
import type { PersonRow } from '../../contract/people.ts';

type Facts = Pick<PersonRow, 'userId' | 'role' | 'state'>;

/**
 * What a person of the people desk may do with an account. Nobody may change their own role or desks, or disable
 * themselves. Only administrators may give desks and roles, and change an administrator's account. The address is the way
 * into an account: that of staff is changed by administrators alone, and one's own in the profile, where it is confirmed.
 */
export const abilitiesOver = (actor: Actor, { userId, role, state }: Facts) => {
  const isSelf = actor.userId === userId;
  const mayTouch = hasDesk(actor, 'people') && (role !== 'admin' || actor.role === 'admin');
  const isOther = mayTouch && !isSelf;
  return {
    correct: mayTouch,
    setAddress: isOther && (role === 'salesperson' || actor.role === 'admin'),
    setDesks: isOther && role === 'staff' && actor.role === 'admin',
    setRole: isOther && role !== 'salesperson' && actor.role === 'admin',
    disable: isOther && state !== 'disabled',
    enable: isOther && state === 'disabled',
    endSessions: isOther && state === 'active',
    inviteAgain: mayTouch && state === 'invited',
    setTeam: mayTouch && role === 'salesperson' && state !== 'disabled',
    moveTeam: mayTouch && role === 'salesperson' && state === 'disabled',
    openPortal: isOther && role === 'salesperson' && state === 'active',
  };
};

export type Ability = keyof ReturnType<typeof abilitiesOver>;
