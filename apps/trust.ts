import { lockByUserName, trustAccount } from '#features/people/index.server.ts';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';

/** Settles an account at once, where nobody else may give a second word yet. All administrators and officers get a mail. */
export const trust = async (services: Services, [userName]: string[]): Promise<number> => {
  if (!userName) return refuse('Say whom: trust <user name>');
  const at = { ...services, ...internalOrigin('cli'), actor: null, db: services.database };
  return transact(at, async (within) => {
    const row = await lockByUserName(within, userName);
    if (!row) return refuse(`There is no user ${userName}.`);
    const isNew = await trustAccount(within, row);
    console.error(isNew ? `${row.name} is settled now.` : `${row.name} is settled already.`);
    return 0;
  });
};

const refuse = (message: string): number => {
  console.error(message);
  return 2;
};
