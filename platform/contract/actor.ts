import type { Desk, Who } from './endpoint.ts';

export type Role = 'salesperson' | 'staff' | 'admin';

/**
 * Who is acting. `via` is how they signed in: through /amsaccess a staff member can read a portal and change nothing; `report` opens
 * the calls of the report service alone.
 */
export type Actor = {
  userId: string;
  userName: string;
  role: Role;
  desks: Desk[];
  via: 'password' | 'amsaccess' | 'report';
  sessionId: string;
  /** They have to set up an authenticator app first: until then few calls are open to them. */
  lacksApp?: true;
  /** Its device is in a customer’s hands: until it is unlocked, next to no call is open to the session. */
  isLocked?: true;
  /** While the account is not settled; `desks` lacks those that are closed to it meanwhile. */
  rests?: { because: Rest[]; closed: Desk[] };
};

/** Why an account is not settled, and until when: at one desk, or everywhere. `why` is a sentence without its end. */
export type Rest = { desk: Desk | null; why: string; until: string };

/** What of an actor decides what is open to them. */
type Entitled = Pick<Actor, 'role' | 'desks'>;

/**
 * Whether this actor's role may make a call. An admin may make the calls of every desk, but not those of salespeople or of compliance
 * alone.
 */
export const mayEnter = (actor: Entitled | null, who: Who | readonly Who[]): boolean =>
  (typeof who === 'string' ? [who] : who).some((each) => passes(actor, each));

const passes = (actor: Entitled | null, who: Who): boolean => {
  if (who === 'public') return true;
  if (!actor) return false;
  if (who === 'signed-in') return true;
  if (who === 'salesperson') return actor.role === 'salesperson';
  if (who === 'compliance') return isCompliance(actor);
  if (actor.role === 'admin') return true;
  if (who === 'admin' || actor.role !== 'staff') return false;
  return who === 'staff' || actor.desks.includes(who.slice('desk:'.length) as Desk);
};

/** Whether this is compliance: only its desk, not the administrator. */
export const isCompliance = ({ role, desks }: Entitled): boolean => role === 'staff' && desks.includes('compliance');

export const hasDesk = (actor: Entitled, desk: Desk): boolean => mayEnter(actor, `desk:${desk}`);
