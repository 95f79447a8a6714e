import { gstRegistration } from '#features/firm/settings.ts';
import { personPublic } from '#features/people/index.server.ts';
import { presetSetting } from '#features/settings/server/index.ts';
import { today } from '#platform/server/clock.ts';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import { type DemoSteps, type DrawnDemo, openHouse } from '#platform/server/room.ts';
import type { CasePlan } from './cases/case-plan.ts';
import { sellersOf } from './cases/sellers.ts';
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

/**
 * `usual`: as many as a first start has time for. `full`: three years as they would be. `small`: only the written stories, for tests
 * that need a few people and submissions quickly.
 */
export const demoSizes = {
  usual: { salespeople: 240, submissions: 200 },
  full: { salespeople: 240, submissions: 800 },
  small: { salespeople: 12, submissions: stories.length },
};

type Progress = (done: number, total: number) => void;
type Options = Partial<Omit<Recipe, 'today'>> & { progress?: Progress; steps?: DemoSteps };

/**
 * Fills an empty database with the demo agency, through the same use-cases that people use. An interrupted load
 * continues where it stopped; a filled database is left as it is. `steps` are the parts that rooms add: before the
 * submissions come, and last.
 */
export const loadDemo = async (
  services: Services,
  { progress = () => undefined, steps = none, ...size }: Options = {},
) => {
  const earlier = await readLoad(services.database);
  if (earlier?.isComplete || (!earlier && (await hasPeople(services)))) return;
  const recipe = earlier ?? { seed: 65, ...demoSizes.usual, ...size, today: today(services.clock) };
  const plans = drawAgency(recipe);
  const drawn = { ...recipe, sellers: sellersOf(plans) };
  if (!earlier) await begin(services, drawn, plans, steps);
  const loader = caseLoader({ ...services, files: specimenFiles(services) }, await actorsOf(services));
  await loadCases(loader, plans, await readProgress(services.database), progress);
  await finish(services, drawn, steps);
};

const hasPeople = async ({ database }: Services): Promise<boolean> => (await database.$count(personPublic)) > 0;

const none: DemoSteps = { before: [], after: [], house: openHouse([]) };

/** Adds everything but the submissions, and the row that says a load was started, in one transaction. */
const begin = (
  services: Services,
  drawn: Recipe & DrawnDemo,
  plans: CasePlan[],
  { before, house }: DemoSteps,
): Promise<void> =>
  transact({ ...services, ...origin, actor: null, db: services.database }, async (at) => {
    await presetSetting(at, gstRegistration, { from: '1994-04-01', until: null });
    await addAgency(at, drawn, plans);
    for (const step of before) await step(at, drawn, house);
    await startLoad(at.db, drawn);
  });

/** Runs the parts of the rooms and marks the load as complete, in one transaction. */
const finish = (services: Services, drawn: DrawnDemo, { after, house }: DemoSteps): Promise<void> =>
  transact({ ...services, ...origin, actor: null, db: services.database }, async (at) => {
    for (const step of [tieShares, ...after]) await step(at, drawn, house);
    await finishLoad(at.db);
  });

const actorsOf = async ({ database }: Services): Promise<Actors> => {
  const people = await database.select().from(personPublic);
  return new Map(
    people.map(({ id, userName, role, desks }) => [
      userName,
      { userId: id, userName, role, desks, via: 'password', sessionId: id },
    ]),
  );
};
