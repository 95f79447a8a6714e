import { expect } from 'vitest';
import { screeningStates, stages } from '#features/contacts/record/contact.words.ts';
import { contacts } from '#features/contacts/room.calls.ts';
import { partyKinds } from '#features/particulars/words/kinds.ts';
import type { Client } from '../people.ts';
import { day, instant, sameAsList } from './opened.ts';

export const contactLists = [
  sameAsList('Contacts', {
    list: contacts.contacts,
    file: contacts.contactsSheet,
    columns: {
      Name: ({ name }) => name,
      Kind: ({ kind }) => partyKinds[kind],
      Stage: ({ stage }) => stages[stage],
      Phones: ({ phones }) => phones.join(', '),
      Emails: ({ emails }) => emails.join(', '),
      Tags: ({ tags }) => tags.join(', '),
      Screening: ({ screeningState }) => screeningStates[screeningState],
      'Follow-up': ({ followUpOn }) => day(followUpOn),
      About: ({ followUpNote }) => followUpNote,
      'Last contact': ({ lastContactedAt }) => instant(lastContactedAt),
      Added: ({ createdAt }) => instant(createdAt),
    },
  }),
];

/** One with everything, and one whose name looks like a formula. */
export const addContacts = async (salesperson: Client): Promise<void> => {
  const shared = { kind: 'INDIVIDUAL', idType: 'PASSPORT' };
  for (const contact of [
    { name: 'Siti Rahman', phones: ['+6591234567'], emails: ['siti@mail.example'], tags: ['Buyer', '=Tag'] },
    { name: '=1+1 Contact', phones: ['+6591234568', '+6561234567'] },
  ])
    expect((await salesperson.post('/api/v1/customer-contacts', { ...shared, ...contact })).status).toBe(200);
};
