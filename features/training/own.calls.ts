import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, instant, keysOf } from '#platform/contract/fields.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';
import { approvals, attendanceSources, components, modes, standings, units } from './cpd.words.ts';
import { logWords, registrationKinds, registrationStates } from './registrations/registrations.words.ts';

/** Those of its rule, in at most two decimals. */
const hours = () => z.number().describe('In hours or credits.');

/** How a person stands in a cycle. */
const CycleProgress = z.object({
  standing: z.enum(keysOf(standings)),
  /** What is asked for in all, and how much of that is done. */
  least: hours(),
  counted: hours(),
  missing: hours(),
  components: z.array(
    z.object({
      component: z.enum(keysOf(components)),
      least: hours(),
      done: hours(),
      /** Waiting for approval, and not counted. */
      pending: hours(),
      missing: hours(),
    }),
  ),
  daysLeft: z.int(),
});

/** The card of the home page. */
export const CpdHome = z.object({
  label: z.string(),
  to: z.iso.date(),
  unit: z.enum(keysOf(units)),
  progress: CycleProgress,
});
export type CpdHome = z.output<typeof CpdHome>;

const CycleNamed = z.object({
  /** Its first day, by which it is asked for. */
  cycle: z.iso.date(),
  label: z.string(),
});

/** A file that shows a declared training. */
export const EvidenceFile = z.object({
  fileId: id(),
  originalName: z.string(),
  contentType: z.string(),
  size: z.int(),
});

export const CourseAttended = z.object({
  id: id(),
  title: z.string(),
  code: z.string(),
  provider: z.string(),
  component: z.enum(keysOf(components)),
  category: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  hours: z.number(),
  mode: z.enum(keysOf(modes)),
  source: z.enum(keysOf(attendanceSources)),
  approval: z.enum(keysOf(approvals)),
  /** Why it was rejected. */
  reason: z.string(),
  /** Of the agency's certificate, or the provider's. Empty: none. */
  certificateNo: z.string(),
  /** Whether `print-cert` has its certificate. */
  isPrintable: z.boolean(),
  isRevoked: z.boolean(),
  /** What shows a self-declared one. */
  evidence: EvidenceFile.nullable(),
});
export type CourseAttended = z.output<typeof CourseAttended>;

export const CoursesAttended = z.object({
  /** The cycle that is shown. Null: nothing is asked of this person, as they are no salesperson. */
  cycle: CycleNamed.extend({
    from: z.iso.date(),
    to: z.iso.date(),
    /** Null: no rule was published for these days. */
    unit: z.enum(keysOf(units)).nullable(),
    source: z.string(),
    progress: CycleProgress,
  }).nullable(),
  /** All cycles since the person joined, the latest first. */
  cycles: z.array(CycleNamed),
  /** The latest first. */
  rows: z.array(CourseAttended),
});
export type CoursesAttended = z.output<typeof CoursesAttended>;

export const RegistrationLog = z.object({
  /** Of the session or the event. */
  id: id(),
  kind: z.enum(keysOf(registrationKinds)),
  title: z.string(),
  place: z.string(),
  startsAt: instant(),
  endsAt: instant(),
  state: z.enum(keysOf(registrationStates)),
  /** Why it was called off. */
  reason: z.string(),
  log: z.array(z.object({ at: instant(), what: z.enum(keysOf(logWords)) })),
});
export type RegistrationLog = z.output<typeof RegistrationLog>;

export const ownCalls = {
  courseAttended: endpoint({
    method: 'GET',
    path: '/v1/cpd/course-attended',
    who: 'signed-in',
    summary: 'Courses that I attended in a CPD cycle, and how I stand in it. Staff have none.',
    query: z.strictObject({
      /** Any day of the cycle; today by default. */
      cycle: day().optional(),
    }),
    data: CoursesAttended,
  }),
  printCert: endpoint({
    method: 'GET',
    path: '/v1/cpd/print-cert',
    who: 'signed-in',
    summary: 'The certificate of a course that I attended, as a PDF. The desk prints anybody’s.',
    query: z.strictObject({ id: id() }),
    file: [pdfMediaType],
    fewAtOnce: true,
    refuses: ['missing', 'conflict'],
  }),
  registrationLogs: endpoint({
    method: 'GET',
    path: '/v1/cpd/registration-logs',
    who: 'signed-in',
    summary: 'Courses and events that I registered for, with what happened to each registration, the latest first.',
    query: z.strictObject(pageQuery(['Starts'])),
    data: page(RegistrationLog),
  }),
};
