import { eq } from 'drizzle-orm';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { hashToken, newToken } from '#platform/server/secrets/secrets.ts';
import type { ChannelHint } from '../../contract/fields.ts';
import type { SecondStepDue } from '../../contract/sign-in.ts';
import { maskedEmail } from '../../masks.ts';
import { loginSessionMinutes } from '../../settings.ts';
import type { PersonRow } from '../find-person.ts';
import { authenticator, loginSession } from '../tables.ts';

/** How this person can get a code: always by mail, and from the app where one is set up. */
export const channelsOf = async (db: Db, { id, email }: Pick<PersonRow, 'id' | 'email'>): Promise<ChannelHint[]> => {
  const [app] = await db
    .select({ since: authenticator.confirmedAt })
    .from(authenticator)
    .where(eq(authenticator.personId, id));
  const byMail: ChannelHint = { channel: 'EMAIL', hint: maskedEmail(email) };
  return app?.since ? [byMail, { channel: 'AUTHENTICATOR', hint: 'Authenticator app' }] : [byMail];
};

/** The password was right: a sign-in under way, told once and kept as its hash, that a code completes. */
export const beginSecondStep = async (at: Writing<Actor | null>, person: PersonRow): Promise<SecondStepDue> => {
  const loginSessionId = newToken();
  const now = at.clock.now();
  const minutes = await readSetting(at.db, loginSessionMinutes);
  await at.db.insert(loginSession).values({
    tokenHash: hashToken(loginSessionId),
    personId: person.id,
    createdAt: now.toString(),
    expiresAt: now.add({ minutes }).toString(),
  });
  return { loginSessionId, channels: await channelsOf(at.db, person) };
};
