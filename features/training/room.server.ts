import { sql } from 'drizzle-orm';
import { fileOwners } from '#features/media/server/index.ts';
import { verifiers } from '#features/verify/server/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import { auditedKinds, madeOf, namesIn, numberedIn } from '#platform/server/audit/described.ts';
import { dashboardPart, keyDateSources, queueSources, todoSources } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { certificateVerifier } from './certificates/verifier.server.ts';
import { cpdCard, cpdLine } from './cpd.words.ts';
import { CpdHome } from './cycles/cycles.calls.ts';
import { readCpdHome } from './cycles/home.server.ts';
import { readTrainingDates } from './cycles/key-dates.server.ts';
import { cpdTodos } from './cycles/todos.server.ts';
import { evidenceOwner } from './declarations/decide.server.ts';
import { hourQueues } from './declarations/queues.server.ts';
import { demoTraining } from './demo.server.ts';
import { coursePlace, courseReminder, cpdRecord, cpdShortfall } from './notices.server.ts';
import { trainingRoutes } from './routes.server.ts';
import { remindJob } from './sessions/remind.server.ts';
import { cpdAttendance, cpdCertificate, cpdCourse, cpdSession } from './tables.server.ts';

const nameOfSession = sql<string>`(
  SELECT c.title || ', ' || to_char("cpd_session"."starts_at" AT TIME ZONE 'Asia/Singapore', 'DD Mon YYYY')
  FROM ${cpdCourse} c WHERE c.id = "cpd_session"."course_id")`;

export const room: Room = {
  routes: () => trainingRoutes,
  demo: demoTraining,
  jobs: (services) => [remindJob(services)],
  notices: [coursePlace, courseReminder, cpdRecord, cpdShortfall],
  offers: [
    offer(verifiers, certificateVerifier),
    offer(fileOwners, evidenceOwner),
    offer(keyDateSources, readTrainingDates),
    dashboardPart(cpdCard, CpdHome, readCpdHome),
    dashboardPart(cpdLine, CpdHome, readCpdHome),
    offer(todoSources, cpdTodos),
    offer(queueSources, hourQueues),
    offer(auditedKinds, {
      aggregate: 'cpd-certificate',
      words: 'CPD certificate',
      ...numberedIn(cpdCertificate, cpdCertificate.id, cpdCertificate.number),
    }),
    offer(auditedKinds, {
      aggregate: 'cpd-declaration',
      words: 'CPD declaration',
      names: namesIn(cpdAttendance, cpdAttendance.id, cpdAttendance.title),
    }),
    offer(auditedKinds, {
      aggregate: 'cpd-course',
      words: 'Course',
      names: namesIn(cpdCourse, cpdCourse.id, cpdCourse.title),
    }),
    offer(auditedKinds, {
      aggregate: 'cpd-rule',
      words: 'CPD rule',
      ...madeOf((day) => `CPD rule from ${formatDay(day)}`),
    }),
    offer(auditedKinds, {
      aggregate: 'cpd-reminder',
      words: 'CPD reminder',
      ...madeOf((day) => `Reminder of CPD hours, ${formatDay(day)}`),
    }),
    offer(auditedKinds, {
      aggregate: 'cpd-session',
      words: 'Course date',
      names: namesIn(cpdSession, cpdSession.id, nameOfSession),
    }),
  ],
};
