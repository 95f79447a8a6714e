import { lockPerson, setAddress, setBankAccount } from '#features/people/server/index.ts';
import type { Writing } from '#platform/server/context.ts';
import { hold } from '../holds/holds.ts';
import { othersOf } from './others-of.ts';

/**
 * Of those who would be paid next, one is held by finance, one has just changed the bank account, and of one the agency has
 * just changed the e-mail address.
 */
export const demoHolds = async (at: Writing): Promise<void> => {
  const others = await othersOf(at);
  const [held, moved, mailed] = others;
  if (!held || !moved || !mailed) return;
  const body = { kind: 'ITEM' as const, source: held.source, reason: 'The client disputes the commission' };
  await hold(at, { params: undefined, query: undefined, body });
  const actor = { ...at.actor, userId: moved.payeeId, role: 'salesperson' as const, desks: [] };
  await setBankAccount({ ...at, actor }, { bank: 'OCBC', holder: moved.name, number: '512345678001' });
  const record = await lockPerson(at, mailed.payeeId);
  await setAddress(at, record, record);
};
