import { expect, test } from 'vitest';
import { nilFileId } from '#platform/contract/files.ts';
import { guessLine } from './guess-line.rules.ts';

const line = (documentId: string, name: string, partyName: string | null = null) => ({
  documentId,
  name,
  partyName,
  fileId: nilFileId,
});

const lines = [
  line('D-01', 'Option to purchase'),
  line('D-02', 'Acceptance or exercise of the option'),
  line('D-04', 'Estate agency agreement'),
  line('D-05', 'Commission agreement'),
  line('D-08', 'Identity of the client', 'Goh Siew Choo'),
  line('D-08', 'Identity of the client', 'Tan Mei Ling'),
  line('D-28', 'CEA checklist'),
  line('D-33', 'Personal data consent'),
];

test.each([
  ['OTP signed.pdf', 'D-01', null],
  ['D-05 final.pdf', 'D-05', null],
  ['d28.pdf', 'D-28', null],
  ['Exercise of option.pdf', 'D-02', null],
  ['estate_agency_agreement_scan.pdf', 'D-04', null],
  ['NRIC Goh Siew Choo.jpg', 'D-08', 'Goh Siew Choo'],
  ['tan mei ling passport.png', 'D-08', 'Tan Mei Ling'],
  ['PDPA consent.pdf', 'D-33', null],
])('%s is for %s', (fileName, documentId, partyName) => {
  expect(guessLine(fileName, lines)).toMatchObject({ documentId, partyName });
});

test.each(['IMG_2034.jpg', 'agreement.pdf', 'passport.png', 'D-77.pdf', ''])(
  '%s is for nobody knows what',
  (fileName) => {
    expect(guessLine(fileName, lines)).toBeUndefined();
  },
);
