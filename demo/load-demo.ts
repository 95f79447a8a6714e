import { person } from '#features/people/server/index.ts';
import { today } from '#platform/server/clock.ts';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import type { DemoStep } from '#platform/server/room.ts';
import type { CasePlan } from './cases/case-plan.ts';
import { drawAgency } from './draw-agency.ts';
import { addAgency } from './load/add-agency.ts';
import { type Actors, caseLoader } from './load/case-loader.ts';
import { loadCases } from './load/load-cases.ts';
import { finishLoad, type Recipe, readLoad, readProgress, startLoad } from './load/progress.ts';
import { specimenFiles } from './load/specimen-files.ts';
import { tieShares } from './load/tie-shares.ts';
import { stories } from './stories.ts';

export { demoAccounts } from './accounts.ts';

const origin = internalOrigin('demo');

/** `small`: only the written stories, for tests that need a few people and submissions quickly. */
export const demoSizes = {
  full: { salespeople: 240, submissions: 800 },
  small: { salespeople: 12, submissions: stories.length },
};

type Progress = (done: number, total: number) => void;
type Options = Partial<Omit<Recipe, 'today'>> & { progress?: Progress; steps?: DemoStep[] };

/**
 * Fills an empty database with the demo agency, through the same use-cases that people use. An interrupted load
 * continues where it stopped; a filled database is left as it is. `steps` are the parts that rooms add; they run last.
 */
export const loadDemo = async (
  services: Services,
  { progress = () => undefined, steps = [], ...size }: Options = {},
) => {
  const earlier = await readLoad(services.database);
  if (earlier?.isComplete || (!earlier && (await hasPeople(services)))) return;
  const recipe = earlier ?? { seed: 65, ...demoSizes.full, ...size, today: today(services.clock) };
  const plans = drawAgency(recipe);
  if (!earlier) await begin(services, recipe, plans);
  const loader = caseLoader({ ...services, files: specimenFiles(services) }, await actorsOf(services));
  await loadCases(loader, plans, await readProgress(services.database), progress);
  await finish(services, recipe, steps);
};

const hasPeople = async ({ database }: Services): Promise<boolean> => (await database.$count(person)) > 0;

/** Adds everything but the submissions, and the row that says a load was started, in one transaction. */
const begin = (services: Services, recipe: Recipe, plans: CasePlan[]): Promise<void> =>
  transact({ ...services, ...origin, actor: null, db: services.database }, async (at) => {
    await addAgency(at, recipe, plans);
    await startLoad(at.db, recipe);
  });

/** Runs the parts of the rooms and marks the load as complete, in one transaction. */
const finish = (services: Services, recipe: Recipe, steps: DemoStep[]): Promise<void> =>
  transact({ ...services, ...origin, actor: null, db: services.database }, async (at) => {
    for (const step of [tieShares, ...steps]) await step(at, recipe);
    await finishLoad(at.db);
  });

const actorsOf = async ({ database }: Services): Promise<Actors> => {
  const people = await database.select().from(person);
  return new Map(
    people.map(({ id, userName, role, desks }) => [
      userName,
      { userId: id, userName, role, desks, via: 'password', sessionId: id },
    ]),
  );
};
