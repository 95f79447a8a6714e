import { eq } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { confirmPassword } from '../confirm-password.ts';
import { lockPerson, type PersonRow } from '../find-person.ts';
import { accountOf, beginTry } from '../sign-in-limits.ts';
import { tellOwner } from '../tell-owner.ts';
import { acceptAuthenticator, dropAuthenticator, proposeAuthenticator } from './authenticator.ts';
import { spendAuthenticatorCode } from './match-code.ts';
import { readSecondStep } from './read-second-step.ts';
import { forgetRecoveryCodes, makeRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';

type Proof = { password?: string | undefined; code?: string | undefined };
type Event = 'authenticator-added' | 'authenticator-removed' | 'recovery-codes-renewed';

const tell = async (at: Writing, owner: PersonRow, what: Event) => {
  await record(at, { aggregate: 'person', aggregateId: owner.id, action: `person.${what}` });
  await tellOwner(at, owner, { what });
};

export const startAuthenticator = async (at: Reading, password: string) => {
  const owner = await confirmPassword(at, password);
  return transact(at, (within) => proposeAuthenticator(within, owner));
};

/** Whoever sets an app up means to be asked for its codes: the second step is on from then. */
export const confirmAuthenticator = (at: Reading, code: string) =>
  guarded(at, async (within, owner) => {
    const recoveryCodes = await acceptAuthenticator(within, owner.id, code);
    await within.db.update(person).set({ secondStep: true }).where(eq(person.id, owner.id));
    await tell(within, owner, 'authenticator-added');
    return { recoveryCodes };
  });

/** Codes come by mail from then on. */
export const removeAuthenticator = async (at: Reading, { password, code }: Proof) => {
  if (password) await confirmPassword(at, password);
  return guarded(at, async (within, owner) => {
    if (code) await requireCode(within, owner.id, code);
    if (!(await dropAuthenticator(within, owner.id)))
      throw new Refusal('authenticator.conflict', 'There is no authenticator app to remove.');
    await forgetRecoveryCodes(within, owner.id);
    await tell(within, owner, 'authenticator-removed');
    return readSecondStep(within);
  });
};

export const renewRecoveryCodes = async (at: Reading, password: string) => {
  const { id } = await confirmPassword(at, password);
  return transact(at, async (within) => {
    const owner = await lockPerson(within.db, id);
    if ((await readSecondStep(within)).authenticatorSince === null)
      throw new Refusal('authenticator.conflict', 'Recovery codes come with an authenticator app. Set one up first.');
    const recoveryCodes = await makeRecoveryCodes(within, id);
    await tell(within, owner, 'recovery-codes-renewed');
    return { recoveryCodes };
  });
};

const requireCode = async (at: Writing, personId: string, code: string) => {
  const isRight =
    code.length === 6 ? spendAuthenticatorCode(at, personId, code) : spendRecoveryCode(at, personId, code);
  if (!(await isRight)) throw new Refusal('code.forbidden', 'This code is not right.', { field: 'code' });
};

/** What a code decides: nothing of it remains after a wrong one but that it was wrong, which is counted. */
const guarded = async <T>(at: Reading, work: (within: Writing, owner: PersonRow) => Promise<T>): Promise<T> => {
  const attempt = await beginTry(at, { account: accountOf(at, at.actor.userName), kind: 'code' });
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
