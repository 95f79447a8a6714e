import { count } from 'drizzle-orm';
import { hashPassword } from '#features/identity/server/index.ts';
import { addPerson, person } from '#features/people/server/index.ts';
import { importPostal } from '#features/postal/server/index.ts';
import { importRegister } from '#features/register/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { today } from '#platform/server/clock.ts';
import { type Services, transact } from '#platform/server/context.ts';
import { demoPassword, demoPeople } from './accounts.ts';
import { demoAddresses } from './addresses.ts';
import { demoRegister } from './agencies.ts';
import { stories } from './stories.ts';
import { tellStory } from './tell-story.ts';

export { demoAccounts } from './accounts.ts';

const origin = { requestId: 'demo', address: 'internal', userAgent: 'demo' };

/** Fills an empty database with the demo agency, through the same use-cases that people use. A filled one stays as it is. */
export const loadDemo = async (services: Services): Promise<void> => {
  const [row] = await services.database.select({ people: count() }).from(person);
  if (row?.people) return;
  const cast = await addPeople(services);
  const { rows, agencies } = demoRegister(today(services.clock));
  const at = { ...services, ...origin, actor: null, db: services.database };
  await importRegister(at, rows, agencies);
  await importPostal(at, { addresses: demoAddresses, codes: [] });
  for (const story of stories) await tellStory(services, cast, story);
};

const addPeople = async (services: Services): Promise<Map<string, Actor>> => {
  const passwordHash = await hashPassword(demoPassword);
  const cast = new Map<string, Actor>();
  await transact({ ...services, ...origin, actor: null, db: services.database }, async (at) => {
    for (const { who: _, ...given } of demoPeople) {
      const email = `${given.userName}@gable.example`;
      const { id } = await addPerson(at, { secondStep: false, ...given, email, passwordHash });
      const { userName, role, desks = [] } = given;
      cast.set(userName, { userId: id, userName, role, desks, via: 'password', sessionId: id });
    }
  });
  return cast;
};
