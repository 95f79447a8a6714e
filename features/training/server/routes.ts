import { implement } from '#platform/server/http/implement.ts';
import { training } from '../contract/index.ts';
import { printCertificate } from './certificates/print.ts';
import { decideDeclaration, declarations, readDeclaration } from './declarations/decide.ts';
import { addEvidence, declareHours, withdrawDeclaration } from './declarations/declare.ts';
import { downloadAttendanceList } from './desk/attendance-list.ts';
import { closeAttendance } from './desk/close-attendance.ts';
import { standings } from './desk/list-standings.ts';
import { previewAttendance, readAttendance } from './desk/read-attendance.ts';
import { courses, readCourse } from './desk/read-courses.ts';
import { readSession } from './desk/read-session.ts';
import { readLastReminder, remindOpen } from './desk/remind-open.ts';
import { revokeCertificate } from './desk/revoke-certificate.ts';
import { addRule, readCpdRules, removeRule } from './desk/rules.ts';
import { addCourse, changeCourse, moveCourse } from './desk/write-course.ts';
import { addSession, callOffSession, changeSession } from './desk/write-session.ts';
import { readCourseAttended } from './own/course-attended.ts';
import { readRegistrationLogs } from './own/registration-logs.ts';
import { checkIn, readCheckInCode } from './sessions/check-in.ts';
import { readComingSessions } from './sessions/coming.ts';
import { leaveSession, registerForSession } from './sessions/register.ts';

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
