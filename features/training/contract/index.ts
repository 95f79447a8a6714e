import { courseCalls } from './courses.ts';
import { declarationCalls } from './declarations.ts';
import { ownCalls } from './own.ts';
import { ruleCalls } from './rules.ts';
import { sessionCalls } from './sessions.ts';
import { standingCalls } from './standings.ts';

export const training = {
  ...ownCalls,
  ...sessionCalls,
  ...courseCalls,
  ...standingCalls,
  ...declarationCalls,
  ...ruleCalls,
};
