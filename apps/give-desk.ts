import { takeAppFrom } from '#features/identity/index.server.ts';
import {
  lockByUserName,
  mailWatchers,
  type PersonRecord,
  setRole,
  trustAccount,
} from '#features/people/index.server.ts';
import { type Desk, desks } from '#platform/contract/endpoint.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';

/** Gives a member of staff a desk, such as compliance where there is only one administrator, and settles the account: all administrators and officers get a mail. */
export const giveDesk = async (services: Services, [userName, name]: string[]): Promise<number> => {
  const desk = desks.find((each) => each === name);
  if (!userName || !desk) return refuse(`Say who and which desk: give-desk <user name> <${desks.join(' | ')}>`);
  const at = { ...services, ...internalOrigin('cli'), actor: null, db: services.database };
  return transact(at, async (within) => {
    const row = await lockByUserName(within, userName);
    if (row?.role !== 'staff') return refuse(`${userName} is no member of staff.`);
    if (!row.desks.includes(desk)) {
      await give(within, row, desk);
      await mailWatchers(within, {
        title: `${row.name} was given the ${desk} desk on the server`,
        lines: [
          `Whoever runs the server gave ${userName} the ${desk} desk. It counts at once.`,
          'If you do not know why, ask before anything is approved.',
        ],
        page: '/',
      });
    }
    await trustAccount(within, row);
    console.error(`${row.name} has the desks ${[...new Set([...row.desks, desk])].join(', ')}.`);
    return 0;
  });
};

const give = async (at: Writing<null>, row: PersonRecord, desk: Desk): Promise<void> => {
  const rights = { role: row.role, desks: [...row.desks, desk] };
  await setRole(at, row, rights);
  await takeAppFrom(at, row.id, rights);
};

const refuse = (message: string): number => {
  console.error(message);
  return 2;
};
