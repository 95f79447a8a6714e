import { randomInt } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { readSettings } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { codeMinutes, codeResendSeconds, codesPerHour } from '../room.settings.ts';
import { waitWords } from '../sign-in/wait-words.rules.ts';
import { loginSession } from '../tables.server.ts';
import type { Channel } from './channels.words.ts';
import { macOfCode } from './check-code.server.ts';
import { changeLoginSession, channelsOf, type LoginSession, takeLoginSession } from './login-session.server.ts';

const limits = { minutes: codeMinutes, resend: codeResendSeconds, perHour: codesPerHour };

const notOffered: Record<Channel, string> = {
  EMAIL: 'Codes are not mailed to this account at present. Use your authenticator app or a recovery code.',
  AUTHENTICATOR: 'No authenticator app is set up for this account.',
};

/** Mails a code, which replaces the previous one, or notes that the app's code will be given. */
export const requestOtp = async (
  at: Writing<Actor | null>,
  { loginSessionId, channel }: { loginSessionId: string; channel: Channel },
) => {
  const { login, person } = await takeLoginSession(at, loginSessionId);
  const way = (await channelsOf(at.db, person)).find((each) => each.channel === channel);
  if (!way) throw new Refusal('channel.invalid', notOffered[channel], { field: 'channel' });
  if (channel === 'AUTHENTICATOR') {
    await changeLoginSession(at, login, { channel });
    return { ...way, lastsSeconds: 0, resendSeconds: 0 };
  }
  const { minutes, resend, perHour } = await readSettings(at.db, limits);
  const now = at.clock.now();
  refuseTooSoon(now, login, resend);
  await refuseTooMany(at, person.id, perHour);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const until = now.add({ minutes }).toString();
  await changeLoginSession(at, login, {
    channel,
    codeMac: macOfCode(at, login.id, code),
    codeSentAt: now.toString(),
    codeExpiresAt: until,
    codesSent: login.codesSent + 1,
    wrongCodes: 0,
  });
  await queueMail(at, {
    to: person.email,
    subject: 'Your code to sign in to Gable',
    title: 'Your code to sign in to Gable',
    lines: [`It works for ${minutes} minutes, once.`],
    code,
    footer:
      'You get this mail because someone gave your user name and password. If it was not you, reset your password: whoever it was knows it. Nobody at the agency will ask you for this code.',
    messageId: `code.${login.id}.${login.codesSent + 1}`,
    until,
  });
  return { ...way, lastsSeconds: minutes * 60, resendSeconds: resend };
};

const rate = (words: string, retryAfter: number) => new Refusal('code.rate', words, { retryAfter });

const refuseTooSoon = (now: Temporal.Instant, { codeSentAt }: LoginSession, resend: number) => {
  if (!codeSentAt) return;
  const seconds = Math.ceil(resend - (now.epochMilliseconds - Date.parse(codeSentAt)) / 1000);
  if (seconds > 0) throw rate(`A code is on its way. Wait ${waitWords(seconds)} before you ask for another.`, seconds);
};

/** Limits the mailed codes of a person over all their sign-ins. */
const refuseTooMany = async (at: Writing<Actor | null>, personId: string, perHour: number) => {
  const since = at.clock.now().subtract({ hours: 1 }).toString();
  const [row] = await at.db
    .select({ sent: sql<number>`coalesce(sum(${loginSession.codesSent}), 0)`.mapWith(Number) })
    .from(loginSession)
    .where(and(eq(loginSession.personId, personId), gt(loginSession.createdAt, since)));
  if ((row?.sent ?? 0) >= perHour)
    throw rate('Too many codes were sent within an hour. Wait, or use another way to sign in.', 600);
};
