import { eq } from 'drizzle-orm';
import { personPublic, setSignIn } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { lockPerson } from '../account/find-person.server.ts';
import { mailOwner } from '../account/mail-owner.server.ts';
import { confirmItIsMe } from '../confirmation/confirm-it-is-me.server.ts';
import type { Confirmation } from '../confirmation/confirmation.calls.ts';
import { secondStepOptional } from '../room.settings.ts';
import { notifyEnding } from '../sessions/held-sessions.server.ts';
import { authenticator } from '../tables.server.ts';
import { maskedEmail } from './masks.rules.ts';
import { needsApp } from './needs-app.rules.ts';
import { countRecoveryCodes } from './recovery-codes.server.ts';
import type { SecondStep } from './second-step.calls.ts';

const whoColumns = { role: personPublic.role, desks: personPublic.desks };

/** The second step of the signed-in person. */
export const readSecondStep = async (at: Reading): Promise<SecondStep> => {
  const [row] = await at.db
    .select({
      isOn: personPublic.secondStep,
      email: personPublic.email,
      since: authenticator.confirmedAt,
      ...whoColumns,
    })
    .from(personPublic)
    .leftJoin(authenticator, eq(authenticator.personId, personPublic.id))
    .where(eq(personPublic.id, at.actor.userId));
  if (!row) throw missing('person');
  return {
    isOn: row.isOn,
    mayTurnOff: !needsApp(row) && (await readSetting(at.db, secondStepOptional)),
    emailHint: maskedEmail(row.email),
    authenticatorSince: row.since,
    recoveryCodesLeft: await countRecoveryCodes(at.db, at.actor.userId),
    needsApp: row.isOn && needsApp(row),
  };
};

/** Turns one's own second step on, or off if the agency allows it. */
export const setSecondStep = async (
  at: Reading,
  { isOn, confirmation }: { isOn: boolean; confirmation: Confirmation },
): Promise<SecondStep> => {
  await confirmItIsMe(at, confirmation);
  return transact(at, async (within) => {
    if (!isOn && !(await readSetting(within.db, secondStepOptional)))
      throw new Refusal('second-step.forbidden', 'Your agency asks everyone for a code when they sign in.');
    const owner = await lockPerson(within.db, at.actor.userId);
    if (!isOn && needsApp(owner))
      throw new Refusal('second-step.forbidden', 'What you keep takes a code from an app when you sign in.');
    if (owner.secondStep !== isOn) {
      await setSignIn(within, owner.id, { secondStep: isOn });
      const action = isOn ? 'person.second-step-on' : 'person.second-step-off';
      await record(within, { aggregate: 'person', aggregateId: owner.id, action });
      await mailOwner(within, owner, { what: isOn ? 'second-step-on' : 'second-step-off' });
      await notifyEnding(within.db, owner.id);
    }
    return readSecondStep(within);
  });
};
