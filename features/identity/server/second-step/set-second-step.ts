import { eq } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { Confirmation } from '../../contract/confirmation.ts';
import type { SecondStep } from '../../contract/second-step.ts';
import { secondStepOptional } from '../../settings.ts';
import { lockPerson } from '../find-person.ts';
import { tellOwner } from '../tell-owner.ts';
import { confirmItIsMe } from './confirm-it-is-me.ts';
import { readSecondStep } from './read-second-step.ts';

/** Whether one's own sign-in takes a second step. Off only where the agency leaves it to its people. */
export const setSecondStep = async (
  at: Reading,
  { isOn, confirmation }: { isOn: boolean; confirmation: Confirmation },
): Promise<SecondStep> => {
  await confirmItIsMe(at, confirmation);
  return transact(at, async (within) => {
    if (!isOn && !(await readSetting(within.db, secondStepOptional)))
      throw new Refusal('second-step.forbidden', 'Your agency asks everyone for a code when they sign in.');
    const owner = await lockPerson(within.db, at.actor.userId);
    if (owner.secondStep !== isOn) {
      await within.db.update(person).set({ secondStep: isOn }).where(eq(person.id, owner.id));
      const action = isOn ? 'person.second-step-on' : 'person.second-step-off';
      await record(within, { aggregate: 'person', aggregateId: owner.id, action });
      await tellOwner(within, owner, { what: isOn ? 'second-step-on' : 'second-step-off' });
    }
    return readSecondStep(within);
  });
};
