export { closePortal } from './portal/closePortal.ts';
export { managesPeople, runsAgency } from './readers.ts';
