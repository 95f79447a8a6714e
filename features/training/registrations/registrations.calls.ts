import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, instant, keysOf } from '#platform/contract/fields.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';
import { ofOne } from '../courses/courses.calls.ts';
import { components, modes } from '../cpd.words.ts';
import { logWords, registrationKinds, registrationStates } from './registrations.words.ts';

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

/** A coming session as people see it who register. */
export const ComingSession = z.object({
  id: id(),
  code: z.string(),
  title: z.string(),
  summary: z.string(),
  provider: z.string(),
  component: z.enum(keysOf(components)),
  hours: z.number(),
  mode: z.enum(keysOf(modes)),
  startsAt: instant(),
  endsAt: instant(),
  venue: z.string(),
  trainer: z.string(),
  capacity: z.int().nullable(),
  taken: z.int(),
  waiting: z.int(),
  mine: z.enum(['REGISTERED', 'WAITING']).nullable(),
  /** Until when one can register. */
  closesAt: instant(),
});
export type ComingSession = z.output<typeof ComingSession>;

const registration = { path: '/v1/cpd/sessions/{id}/registration', who: 'salesperson', params: ofOne } as const;

export const registrationCalls = {
  registrationLogs: endpoint({
    method: 'GET',
    path: '/v1/cpd/registration-logs',
    who: 'signed-in',
    summary: 'Courses and events that I registered for, with what happened to each registration, the latest first.',
    query: z.strictObject(pageQuery(['Starts'])),
    data: page(RegistrationLog),
  }),
  comingSessions: endpoint({
    method: 'GET',
    path: '/v1/cpd/sessions',
    who: 'signed-in',
    summary: 'Sessions of courses that are to come, the next first.',
    data: z.object({ rows: z.array(ComingSession) }),
  }),
  registerForSession: endpoint({
    ...registration,
    method: 'POST',
    summary: 'Takes a place in a session, or waits for one. Who has one keeps it.',
    data: z.object({ mine: z.enum(['REGISTERED', 'WAITING']) }),
    refuses: ['missing', 'conflict'],
  }),
  leaveSession: endpoint({
    ...registration,
    method: 'DELETE',
    summary: 'Gives my place back. Whoever waits first moves up.',
    message: 'Registration cancelled.',
    refuses: ['missing', 'conflict'],
  }),
};
