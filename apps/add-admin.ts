import { text } from 'node:stream/consumers';
import { hashChosen } from '#features/identity/index.server.ts';
import { Newcomer } from '#features/identity/invitations/invitations.calls.ts';
import { addPerson, mailWatchers } from '#features/people/index.server.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import { outboxFolder } from '#platform/server/mail/open-mailer.ts';

type NewAdmin = { userName: string | undefined; email: string | undefined; name: string };

const words = { userName: 'The user name', email: 'The email', name: 'The name' };

/**
 * The first administrator of a new installation, or one more. There is no default account. It is settled, as by `trust`, and all
 * administrators and officers who are there get a mail.
 */
export const addAdmin = async (services: Services, newAdmin: NewAdmin, input = process.stdin): Promise<number> => {
  if (!newAdmin.userName || !newAdmin.email || !newAdmin.name)
    return refuse('Say who: add-admin <user name> <email> <name>, with the password on standard input.');
  const { data: newcomer, error } = Newcomer.safeParse(newAdmin);
  if (error) {
    const { path, message } = error.issues[0] ?? { path: ['name'], message: 'This can’t be used.' };
    return refuse(`${words[path[0] as keyof typeof words]} can’t be used. ${message}`);
  }
  const password = (await text(input)).replace(/\r?\n$/, '');
  try {
    const passwordHash = await hashChosen(password, newcomer, 'password');
    const at = { ...services, ...internalOrigin('cli'), actor: null, db: services.database };
    await transact(at, async (within) => {
      await mailWatchers(within, {
        title: `${newcomer.name} was made an administrator on the server`,
        lines: [
          `Whoever runs the server added ${newcomer.userName} (${newcomer.email}). The account counts at once.`,
          'If you do not know why, ask before anything is approved.',
        ],
        page: '/',
      });
      await addPerson(within, { ...newcomer, role: 'admin', passwordHash });
    });
  } catch (refusal) {
    if (refusal instanceof Refusal) return refuse(refusal.message);
    throw refusal;
  }
  console.error(
    `${newcomer.userName} can sign in now. Each sign-in asks for a code, which goes to ${whereTo(services, newcomer.email)}.`,
  );
  return 0;
};

const refuse = (message: string): number => {
  console.error(message);
  return 2;
};

const whereTo = ({ config }: Services, email: string): string =>
  config.smtpUrl ? email : `a file in ${outboxFolder(config)}: SMTP_URL is not set, so no mail is sent`;
