export { PeopleSelect } from './plans/PeopleSelect.tsx';
export { PlanChanges } from './plans/PlanChanges.tsx';
export { Rows } from './plans/Rows.tsx';
export { hasNoProduction } from './progress/hasNoProduction.web.ts';
export { NoProduction } from './progress/NoProduction.tsx';
export { HowComputed } from './splits/HowComputed.tsx';
