export { api as amlApi } from './api.ts';
export { StateBadge } from './cases/StateBadge.tsx';
export { caseForms } from './ports.ts';
