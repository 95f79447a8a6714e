export { closePortal } from './portal/closePortal.ts';
