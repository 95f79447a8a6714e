import { eq } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { SecondStep } from '../../contract/second-step.ts';
import { maskedEmail } from '../../masks.ts';
import { secondStepOptional } from '../../settings.ts';
import { authenticator } from '../tables.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

/** How the second step of the one who acts stands. */
export const readSecondStep = async (at: Reading): Promise<SecondStep> => {
  const [found] = await at.db
    .select({ isOn: person.secondStep, email: person.email, since: authenticator.confirmedAt })
    .from(person)
    .leftJoin(authenticator, eq(authenticator.personId, person.id))
    .where(eq(person.id, at.actor.userId));
  if (!found) throw missing('person');
  return {
    isOn: found.isOn,
    mayTurnOff: await readSetting(at.db, secondStepOptional),
    emailHint: maskedEmail(found.email),
    authenticatorSince: found.since,
    recoveryCodesLeft: await countRecoveryCodes(at.db, at.actor.userId),
  };
};
