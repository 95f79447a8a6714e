import { hashPassword, setAuthenticator } from '#features/identity/index.server.ts';
import {
  addPerson,
  type NewPerson,
  setBankAccount,
  setIdentity,
  setRank,
  setUpline,
} from '#features/people/index.server.ts';
import { importPostal } from '#features/postal/server/index.ts';
import { importRegister } from '#features/register/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { addMonths, type Day } from '#platform/contract/days.ts';
import { clockAt } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { demoAppKey, demoPassword, demoPeople } from '../accounts.ts';
import { demoRegister } from '../agencies.ts';
import type { CasePlan } from '../cases/case-plan.ts';
import { drawsFor } from '../draw/draws.ts';
import { drawBankAccount, drawIdentity, mobile } from '../draw/numbers.ts';
import { otherStaff } from '../people/staff.ts';
import { drawTeam, type Member } from '../people/team.ts';
import type { Recipe } from './progress.ts';

/** Adds salespeople and staff with one password, their tree, other agencies and the addresses, in one transaction. */
export const addAgency = async (at: Writing<null>, recipe: Recipe, plans: CasePlan[]): Promise<void> => {
  const { seed, salespeople, today } = recipe;
  const passwordHash = await hashPassword(demoPassword);
  const draws = drawsFor(seed, 'contacts');
  const identities = drawsFor(seed, 'identities');
  const ids = new Map<string, string>();
  const add = async (day: Day, person: Omit<NewPerson, 'email' | 'mobile' | 'passwordHash'>): Promise<Actor> => {
    const reached = { email: `${person.userName}@gable.example`, mobile: mobile(draws) };
    const { id } = await addPerson(on(at, day), { secondStep: false, ...person, ...reached, passwordHash });
    ids.set(person.userName, id);
    const { userName, role, desks = [] } = person;
    return { userId: id, userName, role, desks, via: 'password', sessionId: id };
  };
  const opened = addMonths(today, -48);
  for (const { who: _, ...person } of demoPeople) if (person.role !== 'salesperson') await add(opened, person);
  await setAuthenticator(on(at, opened), ids.get('janice.ho') ?? '', demoAppKey);
  for (const person of otherStaff) await add(opened, person);
  const team = drawTeam(seed, salespeople, today);
  for (const { userName, name, registrationNo, joined } of team) {
    const actor = await add(joined, { userName, name, registrationNo, role: 'salesperson' });
    await setBankAccount({ ...on(at, joined), actor }, { holder: name, ...drawBankAccount(draws) });
    const identity = drawIdentity(identities);
    if (identities.chance(0.95)) await setIdentity({ ...on(at, joined), actor }, actor.userId, identity);
  }
  await placeTeam(at, team, ids);
  const { rows, agencies } = demoRegister(today, team);
  await importRegister(at, rows, agencies);
  await importPostal(
    at,
    addressesOf(plans).map((address) => ({ address })),
  );
};

/** Ranks and uplines, person by person from the top of the tree, so that no circle arises at any moment. */
const placeTeam = async (at: Writing<null>, team: Member[], ids: Map<string, string>): Promise<void> => {
  const idOf = (userName: string) => ids.get(userName) ?? '';
  for (const { userName, ranks, uplines } of team) {
    const personId = idOf(userName);
    for (const { fromDay, rank } of ranks) await setRank(on(at, fromDay), { personId, rank, fromDay });
    for (const link of uplines)
      await setUpline(on(at, link.fromDay), { personId, uplineId: idOf(link.userName), fromDay: link.fromDay });
  }
};

/** The addresses of the planned submissions, each once. They become the postal base of the demo agency. */
const addressesOf = (plans: CasePlan[]) => {
  const addresses = plans.map(({ info }) => {
    const { postalCode, block, street, building = '' } = info.property;
    return { postalCode, block, street, building, source: 'demo' as const };
  });
  return [...new Map(addresses.map((each) => [Object.values(each).join('|'), each])).values()];
};

const on = (at: Writing<null>, day: Day): Writing<null> => ({ ...at, clock: clockAt(`${day}T01:00:00Z`) });
