import { courseCalls } from './courses.ts';
import { ownCalls } from './own.ts';
import { sessionCalls } from './sessions.ts';

export const training = { ...ownCalls, ...sessionCalls, ...courseCalls };
