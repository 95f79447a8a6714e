export { addPerson, type NewPerson } from './add-person.ts';
export { findAgents } from './find-agents.ts';
export { findColleagues } from './find-colleagues.ts';
export { peopleRoutes } from './routes.ts';
export { person } from './tables.ts';
