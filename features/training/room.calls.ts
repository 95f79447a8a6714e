import { courseCalls } from './courses/courses.calls.ts';
import { standingCalls } from './cycles/standings.calls.ts';
import { declarationCalls } from './declarations/declarations.calls.ts';
import { ownCalls } from './own.calls.ts';
import { ruleCalls } from './requirements/requirements.calls.ts';
import { sessionCalls } from './sessions/sessions.calls.ts';

export const training = {
  ...ownCalls,
  ...sessionCalls,
  ...courseCalls,
  ...standingCalls,
  ...declarationCalls,
  ...ruleCalls,
};
