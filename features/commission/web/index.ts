export { HowComputed } from './HowComputed.tsx';
export { PeopleSelect } from './plans/PeopleSelect.tsx';
export { Rows } from './plans/Rows.tsx';
