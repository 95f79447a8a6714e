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

/** What the agency has set; a code that is not here weighs as it comes. */
export type CheckLevels = Partial<Record<CheckCode, FindingLevel>>;

/** Findings as the agency weighs them. */
export const weigh = <F extends { code: string; level: FindingLevel }>(found: F[], set: CheckLevels): F[] =>
  found.map((finding) => ({ ...finding, level: set[finding.code as CheckCode] ?? finding.level }));
