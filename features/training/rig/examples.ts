import type { Examples } from '#test/access.ts';
import type { training } from '../room.calls.ts';

/** There is no course of the fixture. */
const none = '00000000-0000-4000-8000-000000000000';

const ofNone = { params: { id: none }, refused: 404 } as const;

const course = {
  code: 'PC-09',
  title: 'Contract law',
  provider: 'Academy',
  component: 'PC',
  hours: 4,
  mode: 'CLASSROOM',
};
const session = {
  startsAt: '2026-03-10T02:00:00Z',
  endsAt: '2026-03-10T06:00:00Z',
  venue: 'Level 3',
  trainer: 'Angela Foo',
  capacity: 20,
};

export const examples: Examples<typeof training> = {
  calls: {
    courseAttended: { query: { cycle: '2026-03-05' } },
    printCert: { query: { id: none }, refused: 404 },
    registrationLogs: { query: { pageSize: '10' } },
    comingSessions: {},
    registerForSession: ofNone,
    leaveSession: ofNone,
    checkIn: { params: { id: none }, body: { code: 'x' }, refused: 404 },
    checkInCode: ofNone,
    courses: { query: { search: 'law', state: 'DRAFT', component: 'PC' } },
    coursesSheet: { query: { state: 'PUBLISHED' } },
    course: ofNone,
    addCourse: { body: course },
    changeCourse: { params: { id: none }, body: { ...course, version: 1 }, refused: 404 },
    moveCourse: { params: { id: none }, body: { state: 'PUBLISHED' }, refused: 404 },
    standings: { query: { search: 'lim', standing: 'OPEN' } },
    standingsSheet: { query: { standing: 'MET' } },
    lastReminder: {},
    remindOpen: { refused: 409 },
    rules: {},
    addRule: {
      body: {
        from: '2099-01-01',
        prescribed: 4,
        professional: 8,
        genericPlus: 4,
        newcomersExempt: true,
        source: 'CEA: 16 hours a calendar year',
      },
    },
    removeRule: { params: { from: '2099-12-31' }, refused: 404 },
    declareHours: {
      body: {
        title: 'Webinar',
        provider: 'Academy',
        component: 'GC_PLUS',
        hours: 1.5,
        from: '2026-02-03',
        to: '2026-02-03',
        mode: 'E_LEARNING',
      },
    },
    addEvidence: { params: { id: none }, file: { name: 'x.pdf', bytes: Buffer.from('%PDF-1.4 x') }, refused: 404 },
    withdrawDeclaration: ofNone,
    declarations: { query: { search: 'web', approval: 'PENDING' } },
    declarationsSheet: { query: { approval: 'APPROVED' } },
    declaration: ofNone,
    decideDeclaration: { params: { id: none }, body: { approval: 'APPROVED' }, refused: 404 },
    session: ofNone,
    addSession: { params: { id: none }, body: session, refused: 404 },
    changeSession: { params: { id: none }, body: { ...session, version: 1 }, refused: 404 },
    callOffSession: { params: { id: none }, body: { reason: 'The trainer is ill.' }, refused: 404 },
    attendanceList: ofNone,
    previewAttendance: {
      params: { id: none },
      file: { name: 'x.csv', bytes: Buffer.from('Registration no.\nR012345A\n') },
      refused: 404,
    },
    readAttendance: {
      params: { id: none },
      file: { name: 'x.csv', bytes: Buffer.from('Registration no.\nR012345A\n') },
      refused: 404,
    },
    closeAttendance: { params: { id: none }, body: { attended: [none] }, refused: 404 },
    revokeCertificate: { params: { id: none }, body: { reason: 'Left after an hour.' }, refused: 404 },
  },
};
