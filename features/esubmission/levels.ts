/** How much a check weighs: it holds up submission, is pointed out, or asks the salesperson to declare it. */
export const findingLevels = ['block', 'warn', 'declare'] as const;
export type FindingLevel = (typeof findingLevels)[number];

/** The checks that an agency may weigh otherwise than we do, by their codes. */
export const checkCodes = [
  'V01',
  'V02',
  'V03',
  'V04',
  'V05',
  'V06',
  'V07',
  'V08',
  'V09',
  'V10',
  'V11',
  'V12',
  'V13',
  'V14',
  'V15',
  'V16',
  'V17',
  'V18',
  'V19',
] as const;
export type CheckCode = (typeof checkCodes)[number];

export const levelWords: Record<FindingLevel, string> = {
  block: 'Holds up submission',
  warn: 'Warning, passed with a reason',
  declare: 'To be declared',
};

/** What each check that acts today looks at. */
export const checkWords: Partial<Record<CheckCode, string>> = {
  V01: 'V01 Reported twice',
  V02: 'V02 Both sides in the agency',
  V03: 'V03 One salesperson on both sides',
  V04: 'V04 Salesperson not active or not registered',
  V05: 'V05 Co-broker not in the register',
  V11: 'V11 Identity number doesn’t check',
  V12: 'V12 HDB limits',
  V13: 'V13 Short private lease',
  V14: 'V14 Unusual commission',
  V15: 'V15 Required document missing',
  V16: 'V16 Parts of owners don’t make a whole',
  V18: 'V18 GST while not registered',
  V19: 'V19 Party is a colleague',
};

/** The same of what no agency weighs otherwise. */
const otherWords: Record<string, string> = {
  expired: 'Document over at signing',
  owner: 'Owners not all named',
  pass: 'Pass over before the lease',
  query: 'Query of the agency',
  stamp: 'Stamp certificate to come',
};

/** What a finding of this code is about. */
export const wordsOf = (code: string): string => checkWords[code as CheckCode] ?? otherWords[code] ?? code;

/** What the agency has set; a code that is not here weighs as it comes. */
export type CheckLevels = Partial<Record<CheckCode, FindingLevel>>;

/** Findings as the agency weighs them. */
export const weigh = <F extends { code: string; level: FindingLevel }>(found: F[], set: CheckLevels): F[] =>
  found.map((finding) => ({ ...finding, level: set[finding.code as CheckCode] ?? finding.level }));

/** For an exception user (01) a missing document does not hold up submission: it is passed with a reason. */
export const withException = (set: CheckLevels): CheckLevels =>
  (set.V15 ?? 'block') === 'block' ? { ...set, V15: 'warn' } : set;
