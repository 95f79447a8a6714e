export { managesPeople, runsAgency } from './readers.ts';
