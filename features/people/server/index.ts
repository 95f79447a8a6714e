export { addPerson, type NewPerson } from './add-person.ts';
export { findAgents } from './find-agents.ts';
export { findColleagues } from './find-colleagues.ts';
export { peopleRoutes } from './routes.ts';
export { person } from './tables.ts';
export { readCareer } from './team/read-career.ts';
export { isManagerOn, readStanding } from './team/read-standing.ts';
export { setRank } from './team/set-rank.ts';
export { setUpline } from './team/set-upline.ts';
