import { implement } from '#platform/server/http/implement.ts';
import { downloadAttendanceList } from './attendance/attendance-list.server.ts';
import { checkIn, readCheckInCode } from './attendance/check-in.server.ts';
import { closeAttendance } from './attendance/close-attendance.server.ts';
import { readCourseAttended } from './attendance/course-attended.server.ts';
import { previewAttendance, readAttendance } from './attendance/read-attendance.server.ts';
import { printCertificate } from './certificates/print.server.ts';
import { revokeCertificate } from './certificates/revoke-certificate.server.ts';
import { courses, readCourse } from './courses/read-courses.server.ts';
import { addCourse, changeCourse, moveCourse } from './courses/write-course.server.ts';
import { standings } from './cycles/list-standings.server.ts';
import { readLastReminder, remindOpen } from './cycles/remind-open.server.ts';
import { decideDeclaration, declarations, readDeclaration } from './declarations/decide.server.ts';
import { addEvidence, declareHours, withdrawDeclaration } from './declarations/declare.server.ts';
import { readComingSessions } from './registrations/coming.server.ts';
import { leaveSession, registerForSession } from './registrations/register.server.ts';
import { readRegistrationLogs } from './registrations/registration-logs.server.ts';
import { addRule, readCpdRules, removeRule } from './requirements/change-rules.server.ts';
import { training } from './room.calls.ts';
import { readSession } from './sessions/read-session.server.ts';
import { addSession, callOffSession, changeSession } from './sessions/write-session.server.ts';

export const trainingRoutes = implement('training', training, {
  courseAttended: readCourseAttended,
  printCert: printCertificate,
  registrationLogs: readRegistrationLogs,
  comingSessions: readComingSessions,
  registerForSession,
  leaveSession,
  checkIn,
  checkInCode: readCheckInCode,
  courses: courses.page,
  coursesSheet: courses.file,
  course: readCourse,
  addCourse,
  changeCourse,
  moveCourse,
  standings: standings.page,
  standingsSheet: standings.file,
  lastReminder: readLastReminder,
  remindOpen,
  rules: readCpdRules,
  addRule,
  removeRule,
  declareHours,
  addEvidence,
  withdrawDeclaration,
  declarations: declarations.page,
  declarationsSheet: declarations.file,
  declaration: readDeclaration,
  decideDeclaration,
  session: readSession,
  addSession,
  changeSession,
  callOffSession,
  attendanceList: downloadAttendanceList,
  previewAttendance,
  readAttendance,
  closeAttendance,
  revokeCertificate,
});
