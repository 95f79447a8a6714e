import { resetApp as drop } from '#features/identity/index.server.ts';
import { mailWatchers } from '#features/people/index.server.ts';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';

/** Lets somebody who lost app and recovery codes sign in by a code in a mail once more: all administrators and officers get a mail. */
export const resetApp = async (services: Services, [userName]: string[]): Promise<number> => {
  const at = { ...services, ...internalOrigin('cli'), actor: null, db: services.database };
  const person = await transact(at, async (within) => {
    const owner = userName && (await drop(within, userName));
    if (owner)
      await mailWatchers(within, {
        title: `The authenticator app of ${owner.name} was removed on the server`,
        lines: [
          `Whoever runs the server lets ${owner.userName} sign in by a code in a mail once more, to set up another app.`,
          'If you do not know why, ask them at once.',
        ],
        page: '/',
      });
    return owner;
  });
  console.error(
    person
      ? `${person.name} signs in by a code in a mail to ${person.email}, and then sets up another app.`
      : 'Say whose: reset-app <user name>',
  );
  return person ? 0 : 2;
};
