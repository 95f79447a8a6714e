import { and, eq, isNotNull } from 'drizzle-orm';
import { noteAccountChange, setSignIn } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { findByUserName, lockPerson, type PersonRow } from '../account/find-person.server.ts';
import { mailOwner } from '../account/mail-owner.server.ts';
import { endSessions } from '../sessions/end-sessions.server.ts';
import { authenticator } from '../tables.server.ts';
import { needsApp } from './needs-app.rules.ts';
import { forgetRecoveryCodes, makeRecoveryCodes } from './recovery-codes.server.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.server.ts';

type Who = Pick<Actor, 'role' | 'desks'>;

/** How long a new secret waits for the app's first code. */
const pendingMinutes = 30;

/** Makes a secret for an app. A secret in use remains so until a code confirms the new one. */
export const proposeAuthenticator = async (
  at: Writing<Actor | null>,
  { id: personId, userName }: Pick<PersonRow, 'id' | 'userName'>,
) => {
  const secret = newTotpSecret();
  const pending = { pendingSecret: at.secrets.seal(secret, sealedAt(personId)), pendingAt: at.clock.now().toString() };
  await at.db
    .insert(authenticator)
    .values({ personId, ...pending })
    .onConflictDoUpdate({ target: authenticator.personId, set: pending });
  return { secret, uri: totpUri(secret, userName) };
};

/**
 * Activates the pending secret by the app's first code. Returns ten recovery codes. The caller has locked the person.
 * @throws Refusal `authenticator.conflict` if the secret is too old, `code.forbidden` if the code is wrong.
 */
export const acceptAuthenticator = async (
  at: Writing<Actor | null>,
  personId: string,
  code: string,
): Promise<string[]> => {
  const now = at.clock.now();
  const [app] = await at.db.select().from(authenticator).where(eq(authenticator.personId, personId));
  const oldest = now.subtract({ minutes: pendingMinutes }).epochMilliseconds;
  if (!app?.pendingSecret || !app.pendingAt || Date.parse(app.pendingAt) < oldest)
    throw new Refusal('authenticator.conflict', 'The picture for your app is too old. Start again to get another.');
  const step = totpStep(at.secrets.open(app.pendingSecret, sealedAt(personId)), code, now, null);
  if (step === undefined)
    throw new Refusal('code.forbidden', 'This is not the code that the app shows now. Check the phone’s clock too.', {
      field: 'code',
    });
  await at.db
    .update(authenticator)
    .set({
      secret: app.pendingSecret,
      confirmedAt: now.toString(),
      lastStep: step,
      pendingSecret: null,
      pendingAt: null,
    })
    .where(eq(authenticator.personId, personId));
  return makeRecoveryCodes(at, personId);
};

/** Gives a person an app with a known secret, as the demo does. */
export const setAuthenticator = async (at: Writing<Actor | null>, personId: string, secret: string): Promise<void> => {
  await at.db
    .insert(authenticator)
    .values({ personId, secret: at.secrets.seal(secret, sealedAt(personId)), confirmedAt: at.clock.now().toString() });
};

/** Removes a person's app. Returns false if there was none. */
export const dropAuthenticator = async (at: Writing<Actor | null>, personId: string): Promise<boolean> => {
  const dropped = await at.db
    .delete(authenticator)
    .where(and(eq(authenticator.personId, personId), isNotNull(authenticator.secret)))
    .returning({ personId: authenticator.personId });
  return dropped.length === 1;
};

/**
 * Switches the second step on again for somebody whose new desk or role requires an app. Accounts of the demo are left out: they have no
 * second step.
 */
export const takeAppFrom = async (at: Writing<Actor | null>, personId: string, assignment: Who): Promise<void> => {
  if (at.config.demo || !needsApp(assignment)) return;
  await setSignIn(at, personId, { secondStep: true });
};

/**
 * Removes the app of somebody who lost it, with its recovery codes; codes are mailed again. The operator of the server vouches for the
 * person.
 */
export const resetApp = async (at: Writing<null>, userName: string): Promise<PersonRow | undefined> => {
  const person = await findByUserName(at.db, userName);
  if (!person) return undefined;
  const owner = await lockPerson(at.db, person.id);
  await at.db.delete(authenticator).where(eq(authenticator.personId, owner.id));
  await forgetRecoveryCodes(at, owner.id);
  await endSessions(at, owner.id);
  await noteAccountChange(at, owner.id, 'SECOND_STEP');
  await record(at, { aggregate: 'person', aggregateId: owner.id, action: 'person.authenticator-removed' });
  await mailOwner(at, owner, { what: 'authenticator-removed' });
  return owner;
};

export const sealedAt = (personId: string): string => `authenticator/${personId}`;
