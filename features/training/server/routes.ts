import { implement } from '#platform/server/http/implement.ts';
import { training } from '../contract/index.ts';
import { printCertificate } from './certificates/print.ts';
import { readCourseAttended } from './own/course-attended.ts';
import { readRegistrationLogs } from './own/registration-logs.ts';

export const trainingRoutes = implement('training', training, {
  courseAttended: readCourseAttended,
  printCert: printCertificate,
  registrationLogs: readRegistrationLogs,
});
