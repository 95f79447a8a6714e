import * as z from 'zod';
import { customerFields } from '#features/particulars/contract.ts';
import { countryCodes } from '#features/particulars/words/countries.ts';
import { idTypes, partyKinds } from '#features/particulars/words/kinds.ts';
import { LackingList, ListVersion } from '#features/screening/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, optional, requiredText, text, withCodes } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { caseFields, screeningStates, subjectRoles } from './cases.words.ts';

const ofCase = z.strictObject({ id: id() });
const State = z.enum(keysOf(screeningStates));

/** Particulars that a person or body is screened by. */
export const SubjectInput = z.strictObject({
  kind: z.enum(keysOf(partyKinds)),
  name: requiredText(140),
  /** Other names, also in other scripts. */
  aliases: z.array(requiredText(140)).max(20, 'At most 20 other names.').default([]),
  idType: z.enum(keysOf(idTypes)),
  ...customerFields,
});
export type SubjectInput = z.output<typeof SubjectInput>;

export const caseList = listCalls(caseFields, {
  who: 'signed-in',
  path: '/v1/amls',
  summary: 'The cases of whoever asks; compliance and the administrator see all.',
  fileSummary: 'The list of cases as an Excel file, by the same filters.',
  filters: {
    /** Searches the customer's name and the case number. */
    search: text(80).optional(),
    state: State.optional(),
    kind: z.enum(keysOf(partyKinds)).optional(),
    /** The case of one contact. */
    contactId: id().optional(),
    /** `DUE`: to be reviewed within thirty days. */
    review: z.enum(['DUE']).optional(),
  },
  sorts: { Opened: 'createdAt', Customer: 'name', Screened: 'screenedAt', Review: 'nextReview' },
});

const Subject = SubjectInput.omit({ idNumber: true }).extend({
  subjectId: id(),
  role: z.enum(keysOf(subjectRoles)),
  idNumberMasked: z.string(),
  nationality: withCodes(z.string(), ['', ...countryCodes]),
  state: State,
  screenedAt: z.iso.datetime().nullable(),
  /** Missing particular that prevents the screening: a name in Latin letters, or the date of birth. */
  lacks: z.enum(['NAME', 'BIRTH']).nullable(),
});

export const Case = caseList.row.extend({
  version: z.int(),
  contactId: id().nullable(),
  subjects: z.array(Subject),
  /** The lists that the customer was screened against last. */
  lists: z.array(ListVersion),
  /** Required lists that are missing or old among them. */
  lacking: z.array(LackingList),
  /** Whether the caller may change it. */
  isMine: z.boolean(),
});
export type Case = z.output<typeof Case>;

const Opened = z.object({ aMLID: id(), state: State });

/** The version of the case that was read. */
const version = z.int().min(0);

export const caseCalls = {
  generateAmlInfo: endpoint({
    method: 'POST',
    path: '/v1/customer-contacts/generate-aml-info',
    who: 'salesperson',
    summary: 'Opens the case of a contact, or brings it up to date, and screens the contact.',
    body: z.strictObject({ contactId: id(), contactPropertyId: optional(id()) }),
    data: Opened,
    refuses: ['missing', 'conflict'],
  }),
  amls: caseList.list,
  amlsSheet: caseList.file,
  openCase: endpoint({
    method: 'POST',
    path: '/v1/amls',
    who: 'salesperson',
    summary: 'Opens a case of somebody who is no contact, and screens them.',
    body: SubjectInput.extend({ property: text(200).default('') }),
    data: Opened,
    message: 'The check was made.',
  }),
  amlReport: endpoint({
    method: 'GET',
    path: '/v1/amls/aml-report',
    notThroughPortal: true,
    who: 'signed-in',
    summary: 'A case: its subjects, and whether they are clear. What was found is compliance’s alone.',
    query: z.strictObject({ aMLID: id() }),
    data: Case,
  }),
  addSubject: endpoint({
    method: 'POST',
    path: '/v1/amls/{id}/subjects',
    who: 'salesperson',
    summary: 'Adds somebody who stands behind the customer, and screens them.',
    params: ofCase,
    body: SubjectInput.extend({ role: z.enum(keysOf(subjectRoles)).exclude(['CUSTOMER']), version }),
    data: Opened,
    message: 'The check was made.',
    refuses: ['missing', 'stale', 'conflict'],
  }),
  changeSubject: endpoint({
    method: 'PUT',
    path: '/v1/amls/{id}/subjects/{subjectId}',
    who: 'salesperson',
    summary: 'Corrects what somebody is screened by, and screens them again. A number that is left out stays.',
    params: z.strictObject({ id: id(), subjectId: id() }),
    body: SubjectInput.extend({ version }),
    record: Subject,
    data: Opened,
    message: 'The check was made.',
    refuses: ['missing', 'stale', 'conflict'],
  }),
  removeSubject: endpoint({
    method: 'DELETE',
    path: '/v1/amls/{id}/subjects/{subjectId}',
    who: 'salesperson',
    summary: 'Takes somebody out of a case who does not stand behind the customer any more. The customer stays.',
    params: z.strictObject({ id: id(), subjectId: id() }),
    query: z.strictObject({ version: z.coerce.number().int().min(0) }),
    data: Opened,
    message: 'Taken out of the case.',
    refuses: ['missing', 'stale', 'conflict'],
  }),
  screenAgain: endpoint({
    method: 'POST',
    path: '/v1/amls/{id}/screening',
    who: ['salesperson', 'compliance'],
    summary: 'Screens everybody in a case again, against the lists of today.',
    params: ofCase,
    data: Opened,
    message: 'The check was made.',
    refuses: ['missing'],
    limit: 60,
  }),
  refer: endpoint({
    method: 'POST',
    path: '/v1/amls/{id}/referral',
    who: 'salesperson',
    summary: 'Tells compliance of a suspicion. It is written, and never read back.',
    params: ofCase,
    body: z.strictObject({ narrative: requiredText(4_000) }),
    message: 'Compliance has been told. Don’t speak of it to the customer.',
    refuses: ['missing'],
  }),
};
