export { noteCall } from './portal/portal-view.server.ts';
