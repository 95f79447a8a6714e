import { type Actor, hasDesk } from '#platform/contract/actor.ts';
import type { PersonRow } from './people.calls.ts';

type Facts = Pick<PersonRow, 'userId' | 'role' | 'desks' | 'state'>;

/** Whether they may be left to give a second word, or to name who does. */
const decides = ({ role, desks }: Pick<Facts, 'role' | 'desks'>): boolean =>
  role === 'admin' || (role === 'staff' && (desks.includes('finance') || desks.includes('compliance')));

/**
 * What a person of the people desk may do with an account. Nobody may change their own role or desks, or disable
 * themselves. Only administrators may give desks and roles, and change an administrator's account. The address is the way
 * into an account: that of staff is changed by administrators alone, and one's own in the profile, where it is confirmed. Finance and
 * compliance are disabled and enabled by administrators, too: whoever keeps the people would else choose who is left to give a second word.
 */
export const abilitiesOver = (actor: Actor, { userId, role, desks, state }: Facts) => {
  const isSelf = actor.userId === userId;
  const mayTouch = hasDesk(actor, 'people') && (role !== 'admin' || actor.role === 'admin');
  const isOther = mayTouch && !isSelf;
  const mayDisable = isOther && (actor.role === 'admin' || !decides({ role, desks }));
  return {
    correct: mayTouch,
    setAddress: isOther && (role === 'salesperson' || actor.role === 'admin'),
    setDesks: isOther && role === 'staff' && actor.role === 'admin',
    setRole: isOther && role !== 'salesperson' && actor.role === 'admin',
    disable: mayDisable && state !== 'disabled',
    enable: mayDisable && state === 'disabled',
    endSessions: isOther && state === 'active',
    inviteAgain: mayTouch && state === 'invited',
    setTeam: mayTouch && role === 'salesperson' && state !== 'disabled',
    moveTeam: mayTouch && role === 'salesperson' && state === 'disabled',
    openPortal: isOther && role === 'salesperson' && state === 'active',
  };
};

export type Ability = keyof ReturnType<typeof abilitiesOver>;
