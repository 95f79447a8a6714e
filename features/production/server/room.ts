import { dealsPort } from '#features/esubmission/index.server.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { deals } from './deals.ts';
import { homeParts } from './home.ts';
import { productionRoutes } from './routes.ts';
import { demoTeams, recountJob } from './team/recount.ts';

export const room: Room = {
  routes: () => productionRoutes,
  jobs: (services) => [recountJob(services)],
  demo: demoTeams,
  offers: [offer(dealsPort, deals), ...homeParts],
};
