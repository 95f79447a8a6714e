import type { FalseReason } from '#features/aml/hits/hits.words.ts';

/** What compliance decided of a case of the demo, from the first officer on. */
export type DemoDecision = { false: FalseReason; note: string; held?: string } | { true: string; isConfirmed: boolean };

type Customer = [
  userName: string,
  daysAgo: number,
  name: string,
  born: string | null,
  nationality: string,
  property: string,
  decision?: DemoDecision,
];

/** Customers of the printed accounts: names of the fictional list and others; one has no date of birth yet. */
export const customers: Customer[] = [
  [
    'hannah.lim',
    40,
    'Anton Victor Belmarsky',
    '1968-06-14',
    'MT',
    '41 Amber Road #30-11, Casuarina Cove',
    { true: 'Same day of birth, and the same name by both spellings.', isConfirmed: true },
  ],
  [
    'hannah.lim',
    31,
    'Siti Rahmah binte Ali',
    '1984-02-11',
    'SG',
    'Blk 627B Tampines St 61 #09-118',
    {
      false: 'BIRTH',
      note: 'Born in February, not in July 1984; her identity card was seen.',
      held: 'The deed of the trust was not there.',
    },
  ],
  ['hannah.lim', 24, 'Chua Bee Leng', '1975-09-30', 'SG', '18 Leonie Hill #21-03, Leonie Towers'],
  [
    'hannah.lim',
    17,
    'Priya d/o Nadarajan',
    '1990-01-22',
    'SG',
    'Blk 5 Lorong 6 Toa Payoh #02-11',
    { false: 'NATIONALITY', note: 'A citizen of Singapore since birth.' },
  ],
  ['hannah.lim', 9, 'Goh Teck Huat', null, 'SG', ''],
  ['hannah.lim', 3, 'Marcus Ong Jun Kai', '1988-04-17', 'SG', '9 Inggu Road'],
  [
    'rajesh.kumar',
    21,
    'Lim Kah Sheng',
    '1961-08-02',
    'CN',
    '',
    { true: 'Same name, year of birth and nationality.', isConfirmed: false },
  ],
  ['hannah.lim', 2, 'Marisela Quintanegro', '1977-12-12', 'MX', '18 Leonie Hill #08-02, Leonie Towers'],
  ['rajesh.kumar', 4, 'Ravindran Poothakulam', '1968-05-02', 'SG', 'Blk 5 Lorong 6 Toa Payoh #14-31'],
  ['rajesh.kumar', 6, 'Nirmala d/o Suppiah', '1969-12-05', 'SG', 'Blk 480 Lorong 6 Toa Payoh #11-204'],
];
