export { closePortal } from './portal/closePortal.web.ts';
