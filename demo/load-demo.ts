import { person } from '#features/people/server/index.ts';
import { today } from '#platform/server/clock.ts';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import type { CasePlan } from './cases/case-plan.ts';
import { drawAgency } from './draw-agency.ts';
import { addAgency } from './load/add-agency.ts';
import { markWhole, type Recipe, readMark, setMark } from './load/mark.ts';
import { readTold } from './load/read-told.ts';
import { specimenFiles } from './load/specimen-files.ts';
import { tellAll } from './load/tell-all.ts';
import { type Cast, caseTeller } from './load/tell-cases.ts';
import { stories } from './stories.ts';

export { demoAccounts } from './accounts.ts';

const origin = internalOrigin('demo');

/** `small`: the written stories alone, for tests that want a few people and submissions in a moment. */
export const demoSizes = {
  full: { salespeople: 240, submissions: 800 },
  small: { salespeople: 12, submissions: stories.length },
};

type Progress = (done: number, total: number) => void;
type Options = Partial<Omit<Recipe, 'today'>> & { progress?: Progress };

/**
 * Fills an empty database with the demo agency, through the same use-cases that people use. A load that was cut off goes
 * on where it was, and what is filled stays as it is.
 */
export const loadDemo = async (services: Services, { progress = () => undefined, ...size }: Options = {}) => {
  const mark = await readMark(services.database);
  if (mark?.isWhole || (!mark && (await hasPeople(services)))) return;
  const recipe = mark ?? { seed: 65, ...demoSizes.full, ...size, today: today(services.clock) };
  const plans = drawAgency(recipe);
  if (!mark) await begin(services, recipe, plans);
  const teller = caseTeller({ ...services, files: specimenFiles(services) }, await castOf(services));
  await tellAll(teller, plans, await readTold(services.database), progress);
  await markWhole(services.database);
};

const hasPeople = async ({ database }: Services): Promise<boolean> => (await database.$count(person)) > 0;

/** Everyone and all that is no submission, and the mark that the rest follows. */
const begin = (services: Services, recipe: Recipe, plans: CasePlan[]): Promise<void> =>
  transact({ ...services, ...origin, actor: null, db: services.database }, async (at) => {
    await addAgency(at, recipe, plans);
    await setMark(at.db, recipe);
  });

const castOf = async ({ database }: Services): Promise<Cast> => {
  const people = await database.select().from(person);
  return new Map(
    people.map(({ id, userName, role, desks }) => [
      userName,
      { userId: id, userName, role, desks, via: 'password', sessionId: id },
    ]),
  );
};
