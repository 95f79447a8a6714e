import { setSignIn } from '#features/people/index.server.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { lockPerson, type PersonRow } from '../account/find-person.server.ts';
import { mailOwner } from '../account/mail-owner.server.ts';
import { confirmItIsMe } from '../confirmation/confirm-it-is-me.server.ts';
import type { Confirmation } from '../confirmation/confirmation.calls.ts';
import { requireConfirmed } from '../confirmation/confirmed.server.ts';
import { notifyEnding } from '../sessions/held-sessions.server.ts';
import { accountOf, beginTry } from '../sign-in/limits.server.ts';
import { acceptAuthenticator, dropAuthenticator, proposeAuthenticator } from './authenticator.server.ts';
import { readSecondStep } from './my-second-step.server.ts';
import { needsApp } from './needs-app.rules.ts';
import { forgetRecoveryCodes, makeRecoveryCodes } from './recovery-codes.server.ts';

type Event = 'authenticator-added' | 'authenticator-removed' | 'recovery-codes-renewed';

const notify = async (at: Writing, owner: PersonRow, what: Event) => {
  await record(at, { aggregate: 'person', aggregateId: owner.id, action: `person.${what}` });
  await mailOwner(at, owner, { what });
};

/** No confirmation at the first set-up just after sign-in: password and code were entered a moment ago. */
export const startAuthenticator = async (at: Reading, confirmation?: Confirmation) => {
  if (at.actor.lacksApp && !confirmation) await requireConfirmed(at);
  else await confirmItIsMe(at, confirmation);
  const { userId: id, userName } = at.actor;
  return transact(at, (within) => proposeAuthenticator(within, { id, userName }));
};

/** Activates the new app by its first code, and turns the second step on. */
export const confirmAuthenticator = (at: Reading, code: string) =>
  guarded(at, async (within, owner) => {
    const recoveryCodes = await acceptAuthenticator(within, owner.id, code);
    await setSignIn(within, owner.id, { secondStep: true });
    await notify(within, owner, 'authenticator-added');
    await notifyEnding(within.db, owner.id);
    return { recoveryCodes };
  });

/** Removes the app and its recovery codes. Codes then come by mail. */
export const removeAuthenticator = (at: Reading, confirmation: Confirmation) =>
  confirmed(at, confirmation, async (within, owner) => {
    if (needsApp(owner))
      throw new Refusal('authenticator.forbidden', 'What you keep takes an authenticator app. Replace it instead.');
    if (!(await dropAuthenticator(within, owner.id)))
      throw new Refusal('authenticator.conflict', 'There is no authenticator app to remove.');
    await forgetRecoveryCodes(within, owner.id);
    await notify(within, owner, 'authenticator-removed');
    return readSecondStep(within);
  });

export const renewRecoveryCodes = (at: Reading, confirmation: Confirmation) =>
  confirmed(at, confirmation, async (within, owner) => {
    if ((await readSecondStep(within)).authenticatorSince === null)
      throw new Refusal('authenticator.conflict', 'Recovery codes come with an authenticator app. Set one up first.');
    const recoveryCodes = await makeRecoveryCodes(within, owner.id);
    await notify(within, owner, 'recovery-codes-renewed');
    return { recoveryCodes };
  });

const confirmed = async <T>(
  at: Reading,
  confirmation: Confirmation,
  work: (within: Writing, owner: PersonRow) => Promise<T>,
): Promise<T> => {
  await confirmItIsMe(at, confirmation);
  return transact(at, async (within) => work(within, await lockPerson(within.db, at.actor.userId)));
};

/** Does the work in a transaction, and counts a wrong code outside of it, so that the rollback keeps the count. */
const guarded = async <T>(at: Reading, work: (within: Writing, owner: PersonRow) => Promise<T>): Promise<T> => {
  const attempt = await beginTry(at, {
    account: accountOf(at, at.actor.userName),
    kind: 'code',
    personId: at.actor.userId,
  });
  try {
    const done = await transact(at, async (within) => work(within, await lockPerson(within.db, at.actor.userId)));
    await attempt.wasRight();
    return done;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'code.forbidden') attempt.wasWrong(at.actor.userId);
    else await attempt.wasRight();
    throw error;
  }
};
