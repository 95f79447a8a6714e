import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importedRow } from '../import/imported-row.rules.ts';
import { readVcards } from '../import/read-vcards.rules.ts';
import { vcardOf } from './vcard.rules.ts';

const words = fc.stringMatching(/^[A-Za-z陈伟明ëñ][A-Za-z陈伟明ëñ,;: ]{0,60}[A-Za-z陈]$/u);

test('a card that is read again says the same, whatever letters a name has', () => {
  fc.assert(
    fc.property(words, words, words, fc.boolean(), (name, employer, occupation, isPerson) => {
      const contact = {
        kind: isPerson ? 'INDIVIDUAL' : 'COMPANY',
        name,
        employer: isPerson ? employer : '',
        occupation: isPerson ? occupation : '',
        salutation: isPerson ? 'Mdm' : '',
        preferredName: '',
        phones: ['+6591234567'],
        emails: ['a@mail.example'],
      };
      const [card] = readVcards(vcardOf(contact) + vcardOf(contact));
      const one = (text: string) => text.replace(/\s+/g, ' ').trim();
      expect(importedRow(card?.raw ?? {}, 1, { today: '2026-11-28' })).toMatchObject({
        isPerson,
        name: one(name),
        salutation: contact.salutation,
        phones: contact.phones,
        emails: contact.emails,
        employer: one(contact.employer),
        occupation: one(contact.occupation),
      });
    }),
    { numRuns: 200 },
  );
});

test('no line is longer than 75 bytes', () => {
  const name = '陈伟明'.repeat(40);
  const card = vcardOf({
    kind: 'COMPANY',
    name,
    employer: '',
    occupation: '',
    salutation: '',
    preferredName: '',
    phones: [],
    emails: [],
  });
  expect(Math.max(...card.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(readVcards(card)[0]?.raw.company).toEqual([{ text: name, column: 'ORG' }]);
});
