import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, instant, keysOf, optional, requiredText, text } from '#platform/contract/fields.ts';
import { TablePreview, tableChoice } from '#platform/contract/table-preview.ts';
import { ofOne, SessionLine } from '../courses/courses.calls.ts';
import { attendeeStates } from '../courses/courses.words.ts';
import { components } from '../cpd.words.ts';
import { bothDesks, peopleDesk } from '../who.words.ts';

const sessionInput = {
  startsAt: instant(),
  endsAt: instant(),
  venue: requiredText(200),
  trainer: text(120).default(''),
  /** Null: everybody has a place. */
  capacity: optional(z.int().min(1, 'Leave it empty where everybody has a place.').max(10_000)),
};

export const Attendee = z.object({
  personId: id(),
  name: z.string(),
  registrationNo: z.string(),
  state: z.enum(keysOf(attendeeStates)),
  takenAt: instant().nullable(),
  attendanceId: id().nullable(),
  certificateNo: z.string(),
  isRevoked: z.boolean(),
  revokedFor: z.string(),
});
export type Attendee = z.output<typeof Attendee>;

const DeskSession = SessionLine.extend({
  courseId: id(),
  code: z.string(),
  title: z.string(),
  component: z.enum(keysOf(components)),
  hours: z.number(),
  calledOffReason: z.string(),
  version: z.int(),
  /** People with a place, then the waiting list, then people who came without a place. */
  people: z.array(Attendee),
});
export type DeskSession = z.output<typeof DeskSession>;

const ofSession = '/v1/desk/course-sessions/{id}';
const Saved = z.object({ id: id() });

export const sessionCalls = {
  checkIn: endpoint({
    method: 'POST',
    path: '/v1/cpd/sessions/{id}/check-in',
    who: 'salesperson',
    summary: 'Checks me in to a session that runs, by the code that is shown in the room. Who is checked in stays so.',
    params: ofOne,
    body: z.strictObject({ code: requiredText(60) }),
    data: z.object({ title: z.string(), venue: z.string() }),
    limit: 30,
    refuses: ['missing', 'conflict', 'rate'],
  }),
  checkInCode: endpoint({
    ...peopleDesk,
    method: 'GET',
    path: `${ofSession}/check-in-code`,
    summary: 'The code by which people check in, which changes every minute while the session runs.',
    params: ofOne,
    data: z.object({ code: z.string(), renewAt: instant() }),
    refuses: ['missing', 'conflict'],
  }),
  session: endpoint({
    ...bothDesks,
    method: 'GET',
    path: ofSession,
    summary: 'A session with its people.',
    params: ofOne,
    data: DeskSession,
    refuses: ['missing'],
  }),
  addSession: endpoint({
    ...peopleDesk,
    method: 'POST',
    path: '/v1/desk/courses/{id}/sessions',
    summary: 'Adds a session to a course.',
    params: ofOne,
    body: z.strictObject(sessionInput),
    data: Saved,
    message: 'Session saved.',
    refuses: ['missing', 'conflict'],
  }),
  changeSession: endpoint({
    ...peopleDesk,
    method: 'PUT',
    path: ofSession,
    summary: 'Changes a session. With more places, whoever waits moves up.',
    params: ofOne,
    body: z.strictObject({ ...sessionInput, version: z.int() }),
    record: DeskSession,
    data: Saved,
    message: 'Session saved.',
    refuses: ['missing', 'stale', 'conflict'],
  }),
  callOffSession: endpoint({
    ...peopleDesk,
    method: 'POST',
    path: `${ofSession}/called-off`,
    summary: 'Calls a session off. Its people are notified.',
    params: ofOne,
    body: z.strictObject({ reason: requiredText(300) }),
    message: 'Session called off.',
    refuses: ['missing', 'conflict'],
  }),
  attendanceList: endpoint({
    ...peopleDesk,
    method: 'GET',
    path: `${ofSession}/attendance-list`,
    summary:
      'The people of a session as a list to print, to fill in and to upload again (CSV), with blank lines for those who come without a place.',
    params: ofOne,
    file: ['text/csv'],
    refuses: ['missing'],
  }),
  previewAttendance: endpoint({
    ...peopleDesk,
    method: 'POST',
    path: `${ofSession}/attendance-file-preview`,
    summary:
      'What a list of who attended says (multipart, one file): its columns, the first lines, and whom it does not plainly name. Nothing is written.',
    params: ofOne,
    upload: true,
    transaction: 'own',
    body: z.strictObject(tableChoice),
    data: TablePreview,
    refuses: ['missing', 'too-large', 'unsupported'],
    limit: 120,
  }),
  readAttendance: endpoint({
    ...peopleDesk,
    method: 'POST',
    path: `${ofSession}/attendance-file`,
    summary:
      'Reads a list of who attended (CSV with a column of registration numbers) and says who is meant. Nothing is written but which columns were chosen.',
    params: ofOne,
    upload: true,
    body: z.strictObject(tableChoice),
    data: z.object({
      /** Each line of the file. */
      lines: z.array(
        z.object({
          line: z.int(),
          registrationNo: z.string(),
          name: z.string(),
          personId: id().nullable(),
          /** Remark on the line: no place in this session, or why it matches nobody. */
          remark: z.string(),
          /** Whether the list says that this person attended. */
          isMarked: z.boolean(),
        }),
      ),
    }),
    transaction: 'own',
    refuses: ['missing', 'unsupported', 'too-large'],
  }),
  closeAttendance: endpoint({
    ...peopleDesk,
    method: 'POST',
    path: `${ofSession}/attendance`,
    summary:
      'Closes the attendance of a session that has ended: these people attended and get their certificates, and whoever else had a place did not come. People can be added later.',
    params: ofOne,
    body: z.strictObject({
      attended: z.array(id()).max(2_000, 'At most 2,000 people.'),
      /** People who checked in but did not attend. Everybody else who checked in has to be in `attended`. */
      leftOut: z.array(id()).max(2_000, 'At most 2,000 people.').default([]),
    }),
    data: z.object({
      certificates: z.int(),
      /** People who attended another session at the same time, or more hours than a day has, with the conflict. */
      notCounted: z.array(z.object({ personId: id(), name: z.string(), why: z.string() })),
    }),
    refuses: ['missing', 'conflict', 'invalid'],
  }),
  revokeCertificate: endpoint({
    ...peopleDesk,
    method: 'POST',
    path: '/v1/desk/cpd-attendance/{id}/revocation',
    summary: 'Revokes the certificate of an attendance, for good. Its hours don’t count any more.',
    params: ofOne,
    body: z.strictObject({ reason: requiredText(300) }),
    message: 'Certificate revoked.',
    refuses: ['missing', 'conflict'],
  }),
};
