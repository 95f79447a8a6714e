/** The level of a finding: it blocks submission, needs a reason, or needs a declaration of the salesperson. */
export const findingLevels = ['block', 'warn', 'declare'] as const;
export type FindingLevel = (typeof findingLevels)[number];

/** Due diligence blocks, whatever is set: the agency must not be able to let a customer pass without. */
const fixedCodes = ['V08', 'V09', 'V10'] as const;

/** The codes of the checks. */
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
type SettableCode = Exclude<CheckCode, (typeof fixedCodes)[number]>;

const isFixed = (code: string): boolean => fixedCodes.some((fixed) => fixed === code);

/** Those whose level the agency can set. */
export const settableCodes = checkCodes.filter((code): code is SettableCode => !isFixed(code));

export const levelWords: Record<FindingLevel, string> = {
  block: 'Holds up submission',
  warn: 'Warning, passed with a reason',
  declare: 'To be declared',
};

/** The titles of the checks that are implemented. */
export const checkWords: Partial<Record<CheckCode, string>> = {
  V01: 'V01 Reported twice',
  V02: 'V02 Both sides in the agency',
  V03: 'V03 One salesperson on both sides',
  V04: 'V04 Salesperson not active or not registered',
  V05: 'V05 Co-broker not in the register',
  V06: 'V06 Due diligence after signing',
  V07: 'V07 Screening no longer recent',
  V08: 'V08 Form of a party without an agent',
  V09: 'V09 Screening of the parties',
  V10: 'V10 Due diligence pending',
  V11: 'V11 Identity number doesn’t check',
  V12: 'V12 HDB limits',
  V13: 'V13 Short private lease',
  V14: 'V14 Unusual commission',
  V15: 'V15 Required document missing',
  V16: 'V16 Parts of owners don’t make a whole',
  V17: 'V17 Price far from the market',
  V18: 'V18 GST while not registered',
  V19: 'V19 Party is a colleague',
};

/** The titles of checks whose level is fixed. */
const otherWords: Record<string, string> = {
  exercise: 'Exercise date missing',
  expired: 'Document over at signing',
  owner: 'Owners not all named',
  pass: 'Pass over before the lease',
  query: 'Query of the agency',
  stamp: 'Stamp certificate to come',
};

/** The codes of findings that a salesperson can pass with a reason. */
export const passableCodes: string[] = [...checkCodes, ...Object.keys(otherWords)];

/** The title of a check; the code itself if it has none. */
export const checkTitle = (code: string): string => checkWords[code as CheckCode] ?? otherWords[code] ?? code;

/** The levels that the agency has set. A code that is not in it keeps its default level. */
export type CheckLevels = Partial<Record<SettableCode, FindingLevel>>;

/** The findings with the levels that the agency has set. */
export const weigh = <F extends { code: string; level: FindingLevel }>(findings: F[], set: CheckLevels): F[] =>
  findings.map((finding) =>
    isFixed(finding.code)
      ? finding
      : finding.code === 'V17' && set.V17 === 'block'
        ? finding
        : { ...finding, level: set[finding.code as SettableCode] ?? finding.level },
  );

/** The levels for an exception user, for whom a missing document only needs a reason. */
export const withException = (set: CheckLevels): CheckLevels =>
  (set.V15 ?? 'block') === 'block' ? { ...set, V15: 'warn' } : set;
