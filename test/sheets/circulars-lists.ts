import { circularCategories, circularTypes, readerStates } from '#features/circulars/circulars.words.ts';
import { circulars } from '#features/circulars/room.calls.ts';
import { publicationStates } from '#features/content/publication/publication.rules.ts';
import type { TestApp } from '../app.ts';
import type { Client } from '../people.ts';
import { dataOf, day, instant, sameAsList, sheetsOf, shows } from './opened.ts';

const yes = (is: boolean) => (is ? 'Yes' : '');

const read = sameAsList('Circulars', {
  list: circulars.circulars,
  file: circulars.circularsSheet,
  columns: {
    'Ref. no.': ({ refNo }) => refNo,
    Title: ({ title }) => title,
    Type: ({ type }) => circularTypes[type],
    Category: ({ category }) => circularCategories[category],
    Issued: ({ issuedOn }) => day(issuedOn),
    Effective: ({ effectiveOn }) => day(effectiveOn),
    'Acknowledge by': ({ acknowledgeBy }) => day(acknowledgeBy),
    Unread: ({ isUnread }) => yes(isUnread),
    'To acknowledge': ({ mustAcknowledge }) => yes(mustAcknowledge),
    Read: ({ readAt }) => instant(readAt),
    Attachments: ({ files }) => files,
  },
});

const atDesk = sameAsList('Circulars', {
  list: circulars.deskCirculars,
  file: circulars.deskCircularsSheet,
  columns: {
    'Ref. no.': ({ refNo }) => refNo,
    Title: ({ title }) => title,
    Type: ({ type }) => circularTypes[type],
    Category: ({ category }) => circularCategories[category],
    State: ({ state }) => publicationStates[state],
    Issued: ({ issuedOn }) => day(issuedOn),
    Published: ({ publishAt }) => instant(publishAt),
    'Acknowledge by': ({ acknowledgeBy }) => day(acknowledgeBy),
    'Read by': ({ readers }) => readers,
    'Acknowledged by': ({ acknowledged }) => acknowledged,
  },
});

/** Who has read a circular and who has not, in the order of the file. */
const readersAreShown = async (desk: Client, id: string) => {
  const params = { id };
  const query = { sortDirection: 'asc', pageSize: '9999' };
  const { rows } = await dataOf(desk, circulars.readers, { params, query });
  const columns = {
    Name: ({ name }: (typeof rows)[number]) => name,
    'Registration no.': ({ registrationNo }: (typeof rows)[number]) => registrationNo,
    State: ({ state }: (typeof rows)[number]) => readerStates[state],
    Read: ({ readAt }: (typeof rows)[number]) => instant(readAt),
    Acknowledged: ({ acknowledgedAt }: (typeof rows)[number]) => instant(acknowledgedAt),
  };
  shows((await sheetsOf(desk, circulars.readersSheet, { params })).Readers, columns, rows);
};

const place = '/circulars/v1/desk/circulars';
const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Check the owner.' }] }] };

/** The files of circulars: one that a person has acknowledged, and a draft whose title looks like a formula. */
export const circularsAreShown = async (app: TestApp, reader: Client): Promise<void> => {
  const desk = await app.letIn(await app.aStaff('content'));
  const write = async (given: object): Promise<string> => {
    const facts = {
      type: 'PRACTICE_CIRCULAR',
      category: 'ADVERTISING',
      issuedOn: '2026-11-16',
      audience: ['everyone'],
    };
    return (await desk.post(place, Object.assign({ body }, facts, given))).body.data.circularId;
  };
  const acknowledgeBy = '2026-12-01';
  const id = await write({ refNo: 'PC 02-26', title: 'Ownership', effectiveOn: acknowledgeBy, acknowledgeBy });
  await write({ title: '=1+1', type: 'NOTICE' });
  await desk.put(`${place}/${id}/publication`, { at: null });
  await reader.put(`/circulars/v1/cea-circulars/${id}/acknowledgement`, { edition: 1 });
  await read.isShownTo(reader);
  await atDesk.isShownTo(desk);
  await readersAreShown(desk, id);
};
