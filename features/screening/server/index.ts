export { engineVersion } from '../rules/version.ts';
export { countryRisk } from './countries/countries.ts';
export { type ListChange, listChanged } from './list-changed.ts';
export { hasLists, listsInForce } from './lists/in-force.ts';
export { type Screened, screen, screenAgainstVersion } from './screen.ts';
