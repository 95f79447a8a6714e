import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf } from '#platform/contract/fields.ts';
import { approvals, attendanceSources, components, modes, units } from '../cpd.words.ts';
import { CycleProgress } from '../cycles/cycles.calls.ts';

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
  /** Number of the agency's or the provider's certificate. Empty: none. */
  certificateNo: z.string(),
  /** Whether `print-cert` has its certificate. */
  isPrintable: z.boolean(),
  isRevoked: z.boolean(),
  /** Evidence of a self-declared course. */
  evidence: EvidenceFile.nullable(),
});
export type CourseAttended = z.output<typeof CourseAttended>;

export const CoursesAttended = z.object({
  /** The CPD cycle of this answer. Null for somebody who is no salesperson: they have no hours to complete. */
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

export const attendedCalls = {
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
};
