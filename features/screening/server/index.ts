export { countriesAtRisk, countryRisk } from './countries/countries.ts';
export { type ListChange, listChanged } from './list-changed.ts';
export { type CustomersOn, customersOn } from './lists/customers-on.ts';
export { hasLists, listsInForce } from './lists/in-force.ts';
export { lackingNow } from './lists/lacking-lists.ts';
export { engineNow, isInForce, type Screened, screen, screenAgainstVersion } from './screen.ts';
