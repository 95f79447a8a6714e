export { HowComputed } from './HowComputed.tsx';
export { hasNoProduction } from './own/hasNoProduction.ts';
export { NoProduction } from './own/NoProduction.tsx';
export { PeopleSelect } from './plans/PeopleSelect.tsx';
export { PlanChanges } from './plans/PlanChanges.tsx';
export { Rows } from './plans/Rows.tsx';
