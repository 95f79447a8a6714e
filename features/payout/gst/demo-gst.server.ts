import { setGst } from '#features/people/index.server.ts';
import { writeSetting } from '#features/settings/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { othersOf } from '../held/demo-others.server.ts';
import { selfBilling } from '../room.settings.ts';

/**
 * From a day on the agency bills itself for its salespeople who are registered for GST, of whom one is paid next; false if
 * that is nobody but the printed accounts.
 */
export const demoGst = async (at: Writing, from: Day): Promise<boolean> => {
  const [registered] = await othersOf(at);
  if (!registered) return false;
  await writeSetting(at, selfBilling, { value: true, version: 0 });
  await setGst(at, registered.payeeId, {
    number: 'M90365412K',
    from,
    address: '101 Cecil Street #14-02 Tong Eng Building',
    postalCode: '069533',
  });
  return true;
};
