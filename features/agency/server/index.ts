export { notePage } from './portal/look.ts';
export { agencyRoutes } from './routes.ts';
