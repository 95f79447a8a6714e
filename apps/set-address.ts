import { eq } from 'drizzle-orm';
import { askForAddress } from '#features/identity/index.server.ts';
import { lockPerson, mailWatchers, personPublic } from '#features/people/index.server.ts';
import { email as address } from '#platform/contract/fields.ts';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';

/** Another email address for somebody, as of an officer where there is one administrator. It counts once it is confirmed from there. */
export const setAddress = async (services: Services, [userName, newAddress]: string[]): Promise<number> => {
  const read = address().safeParse(newAddress);
  if (!userName || !read.success) return refuse('Say who and which address: set-address <user name> <email>');
  const at = { ...services, ...internalOrigin('cli'), actor: null, db: services.database };
  return transact(at, async (within) => {
    const [person] = await within.db
      .select({ id: personPublic.id })
      .from(personPublic)
      .where(eq(personPublic.userName, userName));
    if (!person) return refuse(`There is nobody with the user name ${userName}.`);
    const row = await lockPerson(within, person.id);
    await askForAddress(within, row, read.data);
    await mailWatchers(within, {
      title: `${row.name} is to have another email address`,
      lines: [
        `Whoever runs the server wrote ${read.data} for ${userName}. It counts once it is confirmed from there.`,
        'If you do not know why, ask them at once.',
      ],
      page: '/',
    });
    console.error(`A link went to ${read.data}: the address of ${row.name} counts once it is opened.`);
    return 0;
  });
};

const refuse = (message: string): number => {
  console.error(message);
  return 2;
};
