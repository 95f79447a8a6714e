import type pg from 'pg';
import { hashPassword } from '#features/identity/index.server.ts';
import { addPerson } from '#features/people/index.server.ts';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import { demoPassword, demoPeople } from '../accounts.ts';

/** Adds the printed demo accounts to a large agency. Its first salespeople are renamed, staff are added. */
export const nameAccounts = async (services: Services, client: pg.Client): Promise<void> => {
  const salespeople = demoPeople.filter(({ role }) => role === 'salesperson');
  for (const [index, { userName, name }] of salespeople.entries())
    await client.query('UPDATE person SET user_name = $2, name = $3, email = $4 WHERE user_name = $1', [
      `agent-${index}`,
      userName,
      name,
      `${userName}@gable.example`,
    ]);
  const passwordHash = await hashPassword(demoPassword);
  await transact({ ...services, ...internalOrigin('demo'), actor: null, db: services.database }, async (at) => {
    for (const { who: _, ...account } of demoPeople)
      if (account.role !== 'salesperson')
        await addPerson(at, {
          secondStep: false,
          ...account,
          email: `${account.userName}@gable.example`,
          passwordHash,
        });
  });
};
