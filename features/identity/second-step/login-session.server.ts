import { and, eq, gt, type InferSelectModel, isNull } from 'drizzle-orm';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { hashToken, newToken } from '#platform/server/secrets/secrets.ts';
import { lockPerson, type PersonRow } from '../account/find-person.server.ts';
import type { ChannelHint } from '../fields.calls.ts';
import { loginSessionMinutes, mailedCodeBesideApp } from '../room.settings.ts';
import type { SecondStepDue } from '../sign-in/sign-in.calls.ts';
import { authenticator, type LoginPurpose, loginSession } from '../tables.server.ts';
import { maskedEmail } from './masks.rules.ts';
import { needsApp } from './needs-app.rules.ts';
import { countRecoveryCodes } from './recovery-codes.server.ts';

export type LoginSession = InferSelectModel<typeof loginSession>;

// Unknown, used and expired sign-ins get the same answer. It is not a 401, which would sign the browser out.
const over = () => new Refusal('login-session.missing', 'This sign-in took too long or is over. Start again.');

/** The unfinished sign-in of a token, and its person. Locks both, the person first. With `purpose` for that alone. */
export const takeLoginSession = async (
  at: Writing<Actor | null>,
  loginSessionId: string,
  purpose?: LoginPurpose,
): Promise<{ login: LoginSession; person: PersonRow }> => {
  const isLive = and(
    eq(loginSession.tokenHash, hashToken(loginSessionId)),
    isNull(loginSession.endedAt),
    purpose && eq(loginSession.purpose, purpose),
    gt(loginSession.expiresAt, at.clock.now().toString()),
  );
  const [row] = await at.db.select({ personId: loginSession.personId }).from(loginSession).where(isLive);
  if (!row) throw over();
  const person = await lockPerson(at.db, row.personId);
  const [login] = await at.db.select().from(loginSession).where(isLive).for('update');
  if (!login || person.disabledAt) throw over();
  return { login, person };
};

export const changeLoginSession = async (
  at: Writing<Actor | null>,
  { tokenHash }: LoginSession,
  change: Partial<LoginSession>,
): Promise<void> => {
  await at.db.update(loginSession).set(change).where(eq(loginSession.tokenHash, tokenHash));
};

/**
 * The ways in which a person can get a code: by mail, and from an app if one is set up. With an app there are no mailed codes if the
 * agency's setting forbids them, or after a password reset by mail until the app is used again. People who need an app get no mailed codes
 * even without one, but can use recovery codes that are left.
 */
export const channelsOf = async (db: Db, who: PersonRow): Promise<ChannelHint[]> => {
  const { id, email } = who;
  const [app] = await db
    .select({ since: authenticator.confirmedAt, isMailOff: authenticator.isMailOff })
    .from(authenticator)
    .where(eq(authenticator.personId, id));
  const byMail: ChannelHint = { channel: 'EMAIL', hint: maskedEmail(email) };
  if (!app?.since) {
    if (!app?.isMailOff || !needsApp(who)) return [byMail];
    return (await countRecoveryCodes(db, id)) > 0 ? [{ channel: 'AUTHENTICATOR', hint: 'A recovery code' }] : [];
  }
  const byApp: ChannelHint = { channel: 'AUTHENTICATOR', hint: 'Authenticator app' };
  const isMailed = !app.isMailOff && (await readSetting(db, mailedCodeBesideApp));
  return isMailed ? [byMail, byApp] : [byApp];
};

/** Said to who chose the password by a mail: a code in the same mailbox would add nothing. */
const noWayIn = (userName: string): string =>
  `This password was set by mail, and no authenticator app is set up: a code by mail is not enough for what you keep. Whoever runs the server lets you in: npm run reset-app -- ${userName}`;

/** After a right password: starts a sign-in that a code completes. Only the hash of its token is stored. */
export const beginSecondStep = async (
  at: Writing<Actor | null>,
  person: PersonRow,
  purpose: LoginPurpose = 'sign-in',
): Promise<SecondStepDue> => {
  const channels = await channelsOf(at.db, person);
  if (channels.length === 0) throw new Refusal('sign-in.forbidden', noWayIn(person.userName));
  const loginSessionId = newToken();
  const now = at.clock.now();
  const minutes = await readSetting(at.db, loginSessionMinutes);
  await at.db.insert(loginSession).values({
    tokenHash: hashToken(loginSessionId),
    personId: person.id,
    purpose,
    createdAt: now.toString(),
    expiresAt: now.add({ minutes }).toString(),
  });
  return { loginSessionId, channels };
};
