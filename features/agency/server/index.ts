export { noteCall } from './portal/portal-view.ts';
