/** Sources of lists that can be loaded. Each has one list in force, or none. */
export const sources = {
  UN: 'UN Security Council',
  OFAC: 'OFAC',
  OPENSANCTIONS: 'OpenSanctions',
  OWN: 'Agency list',
} as const;
export type Source = keyof typeof sources;

/** Name of a list in notices of missing lists. */
const listNames: Record<Source, string> = {
  UN: 'UN list',
  OFAC: 'OFAC list',
  OPENSANCTIONS: 'OpenSanctions list',
  OWN: 'Agency list',
};

/** `UN list missing`, `Agency list 45 days old`. `days`: null where there is none. */
export const lackingWords = ({ source, days }: { source: Source; days: number | null }): string =>
  days === null ? `${listNames[source]} missing` : `${listNames[source]} ${days} days old`;

/** Kinds of a listed name. A weak alias is one that many others share, such as a first name alone. */
export const qualities = {
  PRIMARY: 'Primary name',
  STRONG: 'Alias',
  WEAK: 'Weak alias',
  FORMER: 'Former name',
} as const;
export type Quality = keyof typeof qualities;

/** Vessels and aircraft are stored and shown, but no customer is one: they are not searched. */
export const listedKinds = { PERSON: 'Person', BODY: 'Entity', VESSEL: 'Vessel', AIRCRAFT: 'Aircraft' } as const;
export type ListedKind = keyof typeof listedKinds;

/** Why somebody is on a list. UN and OFAC know sanctions alone. */
export const topics = {
  SANCTION: 'Sanctions',
  PEP: 'Politically exposed',
  ADVERSE: 'Adverse news',
  OTHER: 'Other',
} as const;
export type Topic = keyof typeof topics;

/** How words of a customer's name and of a listed one agree. */
export const agreements = {
  SAME: 'Same',
  SCRIPT: 'Same in its script',
  VARIANT: 'Spelling variant',
  LETTERS: 'Letters differ',
  JOINED: 'Joined',
  INITIAL: 'Initial',
  SOUND: 'Sounds alike',
} as const;
export type Agreement = keyof typeof agreements;

/** Facts compared besides the name. */
export const comparedFacts = {
  BIRTH: 'Date of birth',
  NATIONALITY: 'Nationality',
  NUMBER: 'Identity number',
  GENDER: 'Gender',
} as const;

export const comparisons = {
  AGREES: 'Agrees',
  NEAR: 'Close',
  CONTRADICTS: 'Contradicts',
  UNKNOWN: 'Cannot compare',
} as const;
export type Comparison = keyof typeof comparisons;

/** A version that would lose much of its list waits until compliance confirms or discards it. */
export const versionStates = { WAITING: 'To confirm', APPLIED: 'In force', DISCARDED: 'Discarded' } as const;
export type VersionState = keyof typeof versionStates;

/** States shown in the history. A version that a later one replaced is derived from the one in force. */
export const shownStates = { ...versionStates, REPLACED: 'Replaced' } as const;
export type ShownState = keyof typeof shownStates;

export const loadedWays = { CLI: 'Command', UPLOAD: 'Upload', FETCH: 'Daily fetch', DEMO: 'Demo' } as const;
export type LoadedBy = keyof typeof loadedWays;

/**
 * The lists of the FATF: of jurisdictions for which it calls for countermeasures, or for enhanced due diligence (both the "black list"),
 * and of those under increased monitoring (the "grey list").
 */
export const riskLevels = {
  COUNTERMEASURES: 'Countermeasures (black list)',
  ENHANCED: 'Enhanced due diligence (black list)',
  MONITORED: 'Increased monitoring (grey list)',
} as const;
export type RiskLevel = keyof typeof riskLevels;
