import { text } from 'node:stream/consumers';
import { hashChosen } from '#features/identity/server/index.ts';
import { addPerson } from '#features/people/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import { outboxFolder } from '#platform/server/mail/open-mailer.ts';

type Given = { userName: string | undefined; email: string | undefined; name: string };

/** The first administrator of a new installation. There is no default account. */
export const addAdmin = async (services: Services, { userName, email, name }: Given): Promise<number> => {
  if (!userName || !email || !name) {
    console.error('Say who: add-admin <user name> <e-mail> <name>, with the password on standard input.');
    return 2;
  }
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  const passwordHash = await hashChosen(password, { userName, name, email }, 'password').catch(wordsOf);
  if (!passwordHash) return 2;
  const at = { ...services, ...internalOrigin('cli'), actor: null, db: services.database };
  await transact(at, (within) => addPerson(within, { userName, email, name, role: 'admin', passwordHash }));
  console.error(
    `${userName} can sign in now. Each sign-in asks for a code, which goes to ${whereTo(services, email)}.`,
  );
  return 0;
};

const wordsOf = (error: unknown): undefined => {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
};

const whereTo = ({ config }: Services, email: string): string =>
  config.smtpUrl ? email : `a file in ${outboxFolder(config)}: SMTP_URL is not set, so no mail is sent`;
