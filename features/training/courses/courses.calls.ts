import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, instant, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { components, modes } from '../cpd.words.ts';
import { bothDesks, contentDesk } from '../who.words.ts';
import { courseFields, courseStates, sessionStates } from './courses.words.ts';

export const ofOne = z.strictObject({ id: id() });

/** Hours or credits, in quarters at the finest. */
export const hours = () =>
  z
    .number('Give a number of hours.')
    .positive('Give a number of hours.')
    .max(100, 'A course has 100 hours at most.')
    .multipleOf(0.25, 'Give quarters of an hour, such as 1.5 or 2.25.')
    .describe('In hours.');

const courseInput = {
  code: requiredText(30),
  title: requiredText(160),
  summary: text(600).default(''),
  provider: requiredText(120),
  providerUen: text(20).default(''),
  accreditationNo: text(40).default(''),
  component: z.enum(keysOf(components)),
  category: text(60).default(''),
  hours: hours(),
  mode: z.enum(keysOf(modes)),
};

export const SessionLine = z.object({
  id: id(),
  startsAt: instant(),
  endsAt: instant(),
  venue: z.string(),
  trainer: z.string(),
  capacity: z.int().nullable(),
  taken: z.int(),
  waiting: z.int(),
  attended: z.int(),
  state: z.enum(keysOf(sessionStates)),
});
export type SessionLine = z.output<typeof SessionLine>;

const Course = z.object({
  ...courseInput,
  id: id(),
  hours: z.number(),
  state: z.enum(keysOf(courseStates)),
  version: z.int(),
  /** The latest first. */
  sessions: z.array(SessionLine),
});
export type Course = z.output<typeof Course>;

const Saved = z.object({ id: id(), version: z.int() });

export const courseList = listCalls(courseFields, {
  ...bothDesks,
  path: '/v1/desk/courses',
  summary: 'All courses of the agency.',
  fileSummary: 'The list of courses as an Excel file, by the same filters.',
  filters: {
    search: text(80).optional(),
    state: z.enum(keysOf(courseStates)).optional(),
    component: z.enum(keysOf(components)).optional(),
  },
  sorts: { Next: 'nextAt', Course: 'title', Code: 'code' },
});

export const courseCalls = {
  courses: courseList.list,
  coursesSheet: courseList.file,
  course: endpoint({
    ...bothDesks,
    method: 'GET',
    path: '/v1/desk/courses/{id}',
    summary: 'A course with its sessions.',
    params: ofOne,
    data: Course,
    refuses: ['missing'],
  }),
  addCourse: endpoint({
    ...contentDesk,
    method: 'POST',
    path: '/v1/desk/courses',
    summary: 'Adds a course as a draft.',
    body: z.strictObject(courseInput),
    data: Saved,
    message: 'Course saved.',
    refuses: ['conflict'],
  }),
  changeCourse: endpoint({
    ...contentDesk,
    method: 'PUT',
    path: '/v1/desk/courses/{id}',
    summary: 'Changes a course. Attendance and certificates that are there keep what they say.',
    params: ofOne,
    body: z.strictObject({ ...courseInput, version: z.int() }),
    elsewhere: { state: 'PUT /api/v1/desk/courses/{id}/state' },
    record: Course,
    data: Saved,
    message: 'Course saved.',
    refuses: ['missing', 'stale', 'conflict'],
  }),
  moveCourse: endpoint({
    ...contentDesk,
    method: 'PUT',
    path: '/v1/desk/courses/{id}/state',
    summary: 'Publishes a course, or archives it: then nobody registers for it any more.',
    params: ofOne,
    command: true,
    body: z.strictObject({ state: z.enum(['PUBLISHED', 'ARCHIVED']) }),
    message: 'Course saved.',
    refuses: ['missing', 'conflict'],
  }),
};
