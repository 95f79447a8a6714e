export { contactScreening } from './ports.ts';
