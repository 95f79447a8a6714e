import { type Actor, hasDesk } from '#platform/contract/actor.ts';
import type { PersonRow } from '../../person-calls.ts';

type Facts = Pick<PersonRow, 'userId' | 'role' | 'state'>;

/**
 * What someone of the people desk may do with another's account. Nobody changes their own role, desks or door, and
 * an administrator's account is an administrator's business.
 */
export const abilitiesOver = (actor: Actor, { userId, role, state }: Facts) => {
  const isSelf = actor.userId === userId;
  const mayTouch = hasDesk(actor, 'people') && (role !== 'admin' || actor.role === 'admin');
  const isOther = mayTouch && !isSelf;
  return {
    correct: mayTouch,
    setDesks: isOther && role === 'staff',
    setRole: isOther && role !== 'salesperson' && actor.role === 'admin',
    disable: isOther && state !== 'disabled',
    enable: isOther && state === 'disabled',
    endSessions: isOther && state === 'active',
    inviteAgain: mayTouch && state === 'invited',
    openPortal: isOther && role === 'salesperson' && state === 'active',
  };
};

export type Ability = keyof ReturnType<typeof abilitiesOver>;
