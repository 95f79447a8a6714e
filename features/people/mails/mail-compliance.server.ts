import { randomUUID } from 'node:crypto';
import { and, arrayContains, between, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reading, Writing } from '#platform/server/context.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { hoursUntilTrusted } from '../settled/address.rules.ts';
import { isSettled } from '../settled/settled.server.ts';
import { person } from '../tables.server.ts';

const officersWhere = (at: Pick<Reading, 'db'>, which?: SQL) =>
  at.db
    .select({ id: person.id, userName: person.userName, name: person.name, email: person.email })
    .from(person)
    .where(
      and(
        eq(person.role, 'staff'),
        arrayContains(person.desks, ['compliance']),
        isNull(person.disabledAt),
        isNotNull(person.passwordHash),
        which,
      ),
    )
    .orderBy(person.name, person.userName);

/** All of the compliance desk who can sign in: recipients of the desk's mails and notices. `settledOfficers` are those who may decide. */
export const complianceOfficers = (at: Pick<Reading, 'db'>) => officersWhere(at);

/** Those of them who may decide: an officer whose rights are inactive can't be a second officer. */
export const settledOfficers = (at: Pick<Reading, 'db' | 'clock'>) =>
  officersWhere(at, isSettled(at, 'compliance', person.id));

/**
 * Includes officers whose rights are inactive, and those disabled or removed from the desk within 72 hours: removing the others must not
 * let anybody decide alone.
 */
export const officersOfLate = (at: Pick<Reading, 'db' | 'clock'>) => {
  const now = at.clock.now();
  const wentLately = between(person.disabledAt, now.subtract({ hours: hoursUntilTrusted }).toString(), now.toString());
  const wasTakenOff = sql`EXISTS (SELECT FROM account_change c WHERE c.person_id = ${person.id} AND c.kind = 'DESK_TAKEN'
    AND c.desk = 'compliance' AND c.rests_until > ${now.toString()})`;
  return at.db
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        isNotNull(person.passwordHash),
        or(isNull(person.disabledAt), wentLately),
        or(and(eq(person.role, 'staff'), arrayContains(person.desks, ['compliance'])), wasTakenOff),
      ),
    );
};

/** All administrators who can sign in. */
export const administrators = (at: Pick<Reading, 'db'>) =>
  at.db
    .select({ id: person.id, email: person.email })
    .from(person)
    .where(and(eq(person.role, 'admin'), isNull(person.disabledAt), isNotNull(person.passwordHash)));

/** Mails all of compliance, including the actor. The mail names the subject but not the change, which is read after signing in. */
export const mailCompliance = async (
  at: Writing,
  { title, line, page }: { title: string; line: string; page: string },
): Promise<void> => {
  const messageId = `compliance.${randomUUID()}`;
  for (const [index, { email }] of (await complianceOfficers(at)).entries())
    await queueMail(at, {
      to: email,
      subject: title,
      title,
      lines: [line],
      action: { label: 'Open Gable', url: `${at.config.publicUrl}${page}` },
      footer: 'You get this mail because you work at the compliance desk at Gable.',
      messageId: `${messageId}.${index}`,
    });
};
