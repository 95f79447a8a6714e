export { api as amlApi } from './api.web.ts';
export { StateBadge } from './cases/StateBadge.tsx';
export { caseForms } from './ports.web.ts';
