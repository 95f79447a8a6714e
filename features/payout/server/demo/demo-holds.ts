import { inArray } from 'drizzle-orm';
import { lockPerson, person, setAddress, setBankAccount } from '#features/people/server/index.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { freeCandidates } from '../candidates/index.ts';
import { hold } from '../holds/holds.ts';

/** The accounts that are printed at the start stay as they are: their payouts are walked through. */
const printed = ['hannah.lim', 'rajesh.kumar', 'nur.aisyah'];

/**
 * Of those who would be paid next, one is held by finance, one has just changed the bank account, and of one the agency has
 * just changed the e-mail address.
 */
export const demoHolds = async (at: Writing): Promise<void> => {
  const earned = (await freeCandidates(at, today(at.clock))).filter(({ kind }) => kind === 'OWN');
  const spared = await at.db.select({ id: person.id }).from(person).where(inArray(person.userName, printed));
  const others = earned.filter(({ personId }) => spared.every(({ id }) => id !== personId));
  const [held, moved, mailed] = new Map(others.map((each) => [each.personId, each])).values();
  if (!held || !moved || !mailed) return;
  const body = { kind: 'ITEM' as const, source: held.source, reason: 'The client disputes the commission' };
  await hold(at, { params: undefined, query: undefined, body });
  const actor = { ...at.actor, userId: moved.personId, role: 'salesperson' as const, desks: [] };
  await setBankAccount({ ...at, actor }, { bank: 'OCBC', holder: moved.name, number: '512345678001' });
  const record = await lockPerson(at, mailed.personId);
  await setAddress(at, record, record);
};
