export { closePortal } from './portal/closePortal.ts';
export { changesSettings, managesPeople, runsAgency } from './readers.ts';
