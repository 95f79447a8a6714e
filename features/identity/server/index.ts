export { hashPassword } from './passwords.ts';
export type { DemoAccount } from './read-sign-in-page.ts';
export { identityRoutes } from './routes.ts';
export { openSessions } from './sessions.ts';
