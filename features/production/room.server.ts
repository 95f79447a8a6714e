import { dealsPort } from '#features/esubmission/index.server.ts';
import { todoSources } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { deals } from './deals.server.ts';
import { demoTeams } from './demo.server.ts';
import { homeParts } from './home/home.server.ts';
import { overdueTodos } from './outstanding/todos.server.ts';
import { productionRoutes } from './routes.server.ts';
import { recountJob } from './team/recount.server.ts';

export const room: Room = {
  routes: () => productionRoutes,
  jobs: (services) => [recountJob(services)],
  demo: demoTeams,
  offers: [offer(dealsPort, deals), offer(todoSources, overdueTodos), ...homeParts],
};
