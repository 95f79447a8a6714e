import { eq } from 'drizzle-orm';
import { person, setRole } from '#features/people/server/index.ts';
import { desks } from '#platform/contract/endpoint.ts';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';

/** Gives a member of staff a desk, such as compliance where there is only one administrator. */
export const giveDesk = async (services: Services, [userName, name]: string[]): Promise<number> => {
  const desk = desks.find((each) => each === name);
  if (!userName || !desk) return refuse(`Say who and which desk: give-desk <user name> <${desks.join(' | ')}>`);
  const at = { ...services, ...internalOrigin('cli'), actor: null, db: services.database };
  return transact(at, async (within) => {
    const [row] = await within.db.select().from(person).where(eq(person.userName, userName)).for('update');
    if (row?.role !== 'staff') return refuse(`${userName} is no member of staff.`);
    if (!row.desks.includes(desk)) await setRole(within, row, { role: row.role, desks: [...row.desks, desk] });
    console.error(`${row.name} has the desks ${[...new Set([...row.desks, desk])].join(', ')}.`);
    return 0;
  });
};

const refuse = (message: string): number => {
  console.error(message);
  return 2;
};
