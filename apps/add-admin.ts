import { text } from 'node:stream/consumers';
import { hashPassword } from '#features/identity/server/index.ts';
import { addPerson } from '#features/people/server/index.ts';
import type { Services } from '#platform/server/context.ts';
import { transact } from '#platform/server/context.ts';

type Given = { userName: string | undefined; email: string | undefined; name: string };

/** The first administrator of a new installation. There is no default account. */
export const addAdmin = async (services: Services, { userName, email, name }: Given): Promise<number> => {
  if (!userName || !email || !name) {
    console.error('Say who: add-admin <user name> <e-mail> <name>, with the password on standard input.');
    return 2;
  }
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password.length < 12) {
    console.error('The password needs 12 characters at least.');
    return 2;
  }
  const passwordHash = await hashPassword(password);
  const at = {
    ...services,
    actor: null,
    db: services.database,
    requestId: 'cli',
    address: 'internal',
    userAgent: 'cli',
  };
  await transact(at, (within) => addPerson(within, { userName, email, name, role: 'admin', passwordHash }));
  console.error(`${userName} can sign in now.`);
  return 0;
};
