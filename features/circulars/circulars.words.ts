import { publicationStates } from '#features/content/publication/publication.rules.ts';
import type { Card } from '#platform/contract/card.ts';
import { choice, count, day, flag, id, instant, listFields, text } from '#platform/contract/list-fields.ts';

/** Types of circulars. */
export const circularTypes = {
  PRACTICE_CIRCULAR: 'Practice circular',
  PRACTICE_GUIDELINE: 'Practice guideline',
  NOTICE: 'Notice',
  ADVISORY: 'Advisory',
  LETTER_TO_KEO: 'Letter to KEO',
  CONSULTATION: 'Consultation',
  PRESS_RELEASE: 'Press release',
  GAZETTE: 'Gazette',
} as const;
export type CircularType = keyof typeof circularTypes;

export const circularCategories = {
  AML: 'AML, CPF and CFT',
  ADVERTISING: 'Advertising and marketing',
  AGREEMENTS: 'Agency agreements and commission',
  COBROKING: 'Co-broking and conduct',
  HDB: 'HDB transactions',
  PRIVATE: 'Private property',
  RENTAL: 'Rental and tenancy',
  OVERSEAS: 'Overseas property',
  LICENSING: 'Licensing and registration',
  CPD: 'CPD',
  DATA: 'Data protection and DNC',
  RECORDS: 'Records and SOPs',
  PROJECTS: 'Developer sales and projects',
  DISCIPLINE: 'Disciplinary cases',
} as const;
export type CircularCategory = keyof typeof circularCategories;

/** State of a circular for one of its readers. */
export const readerStates = {
  UNREAD: 'Not read',
  OPEN: 'Not acknowledged',
  DONE: 'Read, nothing open',
} as const;
export type ReaderState = keyof typeof readerStates;

/** Whether the text of an attachment is found by the search. */
export const fileTexts = {
  WAITING: 'Being read for the search',
  SEARCHABLE: 'Searchable',
  NOT_SEARCHABLE: 'Not searchable',
} as const;
export type FileText = keyof typeof fileTexts;

/** Columns of a person's list of circulars. */
export const circularFields = listFields({
  circularId: { is: id },
  refNo: { label: 'Ref. no.', is: text(14) },
  title: { label: 'Title', is: text(60) },
  type: { label: 'Type', is: choice(circularTypes, 20) },
  category: { label: 'Category', is: choice(circularCategories, 30) },
  issuedOn: { label: 'Issued', is: day },
  effectiveOn: { label: 'Effective', is: day, maybe: true },
  acknowledgeBy: { label: 'Acknowledge by', is: day, maybe: true },
  isUnread: { label: 'Unread', is: flag() },
  mustAcknowledge: { label: 'To acknowledge', is: flag() },
  /** Null as well for those that were published before they joined, which nobody asks them to read. */
  readAt: { label: 'Read', is: instant, maybe: true },
  files: { label: 'Attachments', is: count() },
});

/** Columns of the desk's list of circulars. */
export const deskFields = listFields({
  circularId: { is: id },
  refNo: { label: 'Ref. no.', is: text(14) },
  title: { label: 'Title', is: text(60) },
  type: { label: 'Type', is: choice(circularTypes, 20) },
  category: { label: 'Category', is: choice(circularCategories, 30) },
  state: { label: 'State', is: choice(publicationStates, 12) },
  issuedOn: { label: 'Issued', is: day },
  publishAt: { label: 'Published', is: instant, maybe: true },
  acknowledgeBy: { label: 'Acknowledge by', is: day, maybe: true },
  readers: { label: 'Read by', is: count() },
  acknowledged: { label: 'Acknowledged by', is: count(16) },
});

/** Columns of the list of a circular's readers. */
export const readerFields = listFields({
  personId: { is: id },
  name: { label: 'Name', is: text(30) },
  registrationNo: { label: 'Registration no.', is: text(16) },
  state: { label: 'State', is: choice(readerStates, 20) },
  readAt: { label: 'Read', is: instant, maybe: true },
  acknowledgedAt: { label: 'Acknowledged', is: instant, maybe: true },
});

export const circularsCard: Card = {
  id: 'circulars',
  title: 'Circulars',
  order: 43,
  width: 'narrow',
  isFor: () => true,
  startsOff: true,
};

/** The addresses of a circular: as it is read, and at the desk. */
export const circularAddress = (circularId: string): `/${string}` => `/CEACirculars?id=${circularId}`;
export const deskAddress = (circularId: string): `/${string}` => `/agency-desk/circulars/${circularId}`;
