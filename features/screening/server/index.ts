export type { Hit, Listed, ListVersion, Why } from '../contract/hit.ts';
export type { Question } from '../rules/question.ts';
export { countryRisk } from './countries/countries.ts';
export { type ListChange, listChanged } from './list-changed.ts';
export { listsInForce, screeningState } from './lists/in-force.ts';
export { type Screened, screen, screenAgainstVersion } from './screen.ts';
