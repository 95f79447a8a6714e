export { countryRisk } from './countries/countries.ts';
export { type ListChange, listChanged } from './list-changed.ts';
export { type Screened, screen, screenAgainstVersion } from './screen.ts';
