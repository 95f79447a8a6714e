import * as z from 'zod';
import { registrationNo } from '#features/particulars/contract.ts';
import { Desk, Gst, roles } from '#features/people/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, email, id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { rowOf } from '#platform/contract/list-calls.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';
import { StartUp } from '../start-up/start-up.calls.ts';
import { peopleFields, stateWords } from './people.words.ts';

const PersonRow = rowOf(peopleFields).extend({ desks: z.array(Desk) });
export type PersonRow = z.output<typeof PersonRow>;

const sorts = { Name: 'name', CreatedDate: 'createdAt', LastSignIn: 'lastSignInAt' } as const;

/** An entry of the audit trail about a person's account. */
const TrailLine = z.object({ id: z.int(), at: z.iso.datetime(), by: z.string(), title: z.string(), note: z.string() });

const Person = PersonRow.extend({
  mobile: z.string().nullable(),
  /** An address that the people desk wrote, until it is confirmed from there. */
  waitingEmail: z.string().nullable(),
  /** Other accounts with the same address, from before each had to have one of its own. */
  sameEmail: z.array(z.object({ userId: id(), name: z.string() })),
  /** Desks that an administrator wants to give and a second one has to confirm. */
  deskRequest: z.object({ desks: z.array(Desk), byName: z.string(), isMine: z.boolean() }).nullable(),
  /** Another address for somebody at compliance, which a second administrator has to confirm. */
  addressRequest: z.object({ email: z.string(), byName: z.string(), isMine: z.boolean() }).nullable(),
  disabledAt: z.iso.datetime().nullable(),
  /** What was done to the account by which it approves nothing for a time, for administrators. */
  rests: z.array(z.object({ what: z.string(), until: z.iso.datetime() })),
  gst: Gst.nullable(),
  /** Kind and masked number of the identity document on record; null if there is none. */
  identity: z.object({ idType: z.enum(['NRIC', 'FIN', 'PASSPORT']), numberMasked: z.string() }).nullable(),
  /** The number of sessions that are open now. */
  sessions: z.int(),
  /** The person's uplines and ranks, each with its first day, the latest first. */
  uplines: z.array(z.object({ fromDay: day(), uplineId: id().nullable(), name: z.string().nullable() })),
  ranks: z.array(z.object({ fromDay: day(), rank: z.string(), name: z.string() })),
  /** How far a newcomer is; null for everybody else. */
  startUp: StartUp.nullable(),
  trail: z.array(TrailLine),
  can: z.object({
    correct: z.boolean(),
    setAddress: z.boolean(),
    setDesks: z.boolean(),
    setRole: z.boolean(),
    disable: z.boolean(),
    enable: z.boolean(),
    endSessions: z.boolean(),
    inviteAgain: z.boolean(),
    setTeam: z.boolean(),
    moveTeam: z.boolean(),
    openPortal: z.boolean(),
  }),
});
export type Person = z.output<typeof Person>;

export const PersonInput = z.strictObject({
  name: requiredText(120),
  email: email(),
  /** Null unless the person is a salesperson. */
  registrationNo: registrationNo().nullable(),
});

const RoleInput = z
  .strictObject({ role: z.enum(['staff', 'admin']), desks: z.array(Desk).max(10) })
  .refine(({ role, desks }) => role === 'admin' || desks.length > 0, {
    path: ['desks'],
    message: 'Choose one desk at least.',
  })
  .refine(({ role, desks }) => role === 'staff' || desks.length === 0, {
    path: ['desks'],
    message: 'Only staff have desks.',
  });

/** The people card of the home page. */
export const PeopleCounts = z.object({
  salespeople: z.int(),
  staff: z.int(),
  invited: z.int(),
  disabled: z.int(),
  /** Desks that wait for a second administrator. */
  deskRequests: z.array(z.object({ userId: id(), name: z.string() })),
});
export type PeopleCounts = z.output<typeof PeopleCounts>;

const who = z.strictObject({ id: id() });
const Reason = z.strictObject({ reason: requiredText(500) });

/** The calls of the people desk. */
export const personCalls = {
  people: endpoint({
    method: 'GET',
    path: '/v1/people',
    base: 'agency',
    who: 'desk:people',
    summary:
      'Everyone who can sign in, by name, user name, email, registration number or salesperson code, role, desk and state.',
    query: z.strictObject({
      ...pageQuery(keysOf(sorts), 20, sorts),
      search: text(100).default(''),
      role: z.enum(roles).optional(),
      desk: Desk.optional(),
      state: z.enum(keysOf(stateWords)).optional(),
    }),
    data: page(PersonRow),
  }),
  person: endpoint({
    method: 'GET',
    path: '/v1/people/{id}',
    base: 'agency',
    who: 'desk:people',
    summary: 'One person’s account: record, team, open sessions, the trail of what was done with it.',
    params: who,
    data: Person,
  }),
  correctPerson: endpoint({
    method: 'PUT',
    path: '/v1/people/{id}',
    base: 'agency',
    who: 'desk:people',
    confirmed: 'at-times',
    summary:
      'Corrects the agency’s record of someone: name, email, registration number. The email of staff is an administrator’s to change, that of compliance by two of them, and one’s own has its place in the profile.',
    params: who,
    body: PersonInput,
    elsewhere: {
      userName: 'no call',
      saNo: 'no call',
      role: 'PUT /agency/v1/people/{id}/role',
      desks: 'PUT /agency/v1/people/{id}/role',
      ranks: 'PUT /agency/v1/people/{id}/rank',
      uplines: 'PUT /agency/v1/people/{id}/upline',
      gst: 'PUT /agency/v1/people/{userId}/gst',
      state: 'POST /agency/v1/people/{id}/disable',
    },
    record: Person,
    secondWord: 'at-times',
    /** `isWaiting`: another address of somebody at compliance waits for a second administrator. */
    data: z.object({ isWaiting: z.boolean() }),
    message: 'The record is saved.',
  }),
  setRole: endpoint({
    method: 'PUT',
    path: '/v1/people/{id}/role',
    secondWord: 'at-times',
    base: 'agency',
    who: 'admin',
    confirmed: true,
    summary:
      'Desks of staff; makes administrators, and unmakes them. Acts on the next request; the compliance desk once a second administrator asks for the same.',
    params: who,
    command: true,
    body: RoleInput,
    /** `isWaiting`: the compliance desk waits for a second administrator. */
    data: z.object({ isWaiting: z.boolean() }),
  }),
  disablePerson: endpoint({
    method: 'POST',
    path: '/v1/people/{id}/disable',
    base: 'agency',
    who: 'desk:people',
    confirmed: true,
    summary: 'Ends someone’s sessions, and they can’t sign in any more.',
    params: who,
    body: Reason,
    message: 'The account is disabled.',
  }),
  enablePerson: endpoint({
    method: 'POST',
    path: '/v1/people/{id}/enable',
    base: 'agency',
    who: 'desk:people',
    confirmed: true,
    summary: 'Lets someone sign in again.',
    params: who,
    body: Reason,
    message: 'The account is enabled.',
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/v1/people/{id}/sessions',
    base: 'agency',
    who: 'desk:people',
    confirmed: true,
    summary: 'Signs someone out everywhere.',
    params: who,
    message: 'All sessions are ended.',
  }),
};
