export { hashPassword } from './passwords.ts';
export type { DemoAccount } from './read-sign-in-page.ts';
export { type HeldSessions, identityRoutes } from './routes.ts';
export { session } from './tables.ts';
export { openSessions } from './sessions.ts';
