import type { Who } from '#platform/contract/endpoint.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { composeMail } from '#platform/server/mail/compose-mail.ts';
import { isShown } from '../shown-to.server.ts';
import type { Due } from './due.server.ts';

type Needs = Pick<Services, 'database' | 'config'>;

const footer = 'You get this mail because you chose it in Gable. Your profile says what is mailed to you, and when.';

/** The mail of one notification. */
export const mailOf = ({ config }: Needs, kinds: readonly NotificationKind[], { kind, title, line, link }: Due) => ({
  subject: title ?? '',
  ...composeMail({
    title: title ?? '',
    lines: line ? [line] : [],
    action: {
      label: kinds.find(({ key }) => key === kind)?.action ?? 'Open Gable',
      url: `${config.publicUrl}${link}`,
    },
    footer,
  }),
});

/** A mail has at most so many; the bell has all. */
const mostInMail = 20;

const ofDay = `
  SELECT n.title, n.line FROM notification n
  WHERE n.person_id = :person AND n.mailed_on = :day AND n.read_at IS NULL AND ${isShown}
  ORDER BY n.created_at DESC, n.id LIMIT ${mostInMail + 1}`;

/** The mail of a day with what its person has not read by then; undefined where that is nothing. */
export const dailyMail = async ({ database, config }: Needs, { personId, day }: Due, mine: Who[]) => {
  const rows = await ask<{ title: string; line: string }>(database, ofDay, {
    person: personId,
    day,
    mine,
  });
  if (rows.length === 0) return undefined;
  const shown = rows.slice(0, mostInMail).map(({ title, line }) => (line ? `${title}\n${line}` : title));
  const [first] = rows;
  const title = rows.length === 1 && first ? first.title : `${countOf(rows.length)} notifications you have not read`;
  return {
    subject: title,
    ...composeMail({
      title,
      lines: rows.length > mostInMail ? [...shown, 'The others are in the bell.'] : shown,
      action: { label: 'Open Gable', url: `${config.publicUrl}/` },
      footer,
    }),
  };
};

const countOf = (count: number) => (count > mostInMail ? `More than ${mostInMail}` : String(count));
