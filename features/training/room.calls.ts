import { attendedCalls } from './attendance/attended.calls.ts';
import { certificateCalls } from './certificates/certificates.calls.ts';
import { courseCalls } from './courses/courses.calls.ts';
import { standingCalls } from './cycles/standings.calls.ts';
import { declarationCalls } from './declarations/declarations.calls.ts';
import { registrationCalls } from './registrations/registrations.calls.ts';
import { ruleCalls } from './requirements/requirements.calls.ts';
import { sessionCalls } from './sessions/sessions.calls.ts';

export const training = {
  ...attendedCalls,
  ...certificateCalls,
  ...registrationCalls,
  ...sessionCalls,
  ...courseCalls,
  ...standingCalls,
  ...declarationCalls,
  ...ruleCalls,
};
