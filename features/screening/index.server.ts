export { countriesAtRisk, countryRisk } from './countries/countries.server.ts';
export { engineNow, isInForce, type Screened, screen, screenAgainstVersion } from './hits/screen.server.ts';
export { type ListChange, listChanged } from './list-changed.server.ts';
export { type CustomersOn, customersOn } from './lists/customers-on.server.ts';
export { hasLists, listsInForce } from './lists/in-force.server.ts';
export { lackingNow } from './lists/lacking-lists.server.ts';
