export { confirmPassword } from './confirm-password.ts';
export { endSessions } from './end-sessions.ts';
export { openSession } from './open-session.ts';
export { hashPassword } from './passwords.ts';
export type { DemoAccount } from './read-sign-in-page.ts';
export { type HeldSessions, identityRoutes } from './routes.ts';
export { openSessions } from './sessions.ts';
export { signOut } from './sign-out.ts';
export { session } from './tables.ts';
