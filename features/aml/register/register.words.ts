import { choice, day, id, instant, listFields, text } from '#platform/contract/list-fields.ts';

/** Whether a report was filed with the authorities. */
export const filings = { OPEN: 'To decide', FILE: 'Filed', NOT_FILE: 'Not filed' } as const;
export type Filing = keyof typeof filings;

export const relationships = { CONTINUE: 'Goes on', EXIT: 'Ends' } as const;
export type Relationship = keyof typeof relationships;

/** Warning signs by their codes, in words of our own. */
export const redFlags = {
  R01: 'Reluctant, evasive, or with papers that can’t be verified',
  R02: 'Identity papers look altered or differ from the person met',
  R03: 'Acts through somebody else for no clear reason',
  R04: 'Somebody else seems to decide',
  R05: 'A new or dormant company buys for a high price',
  R06: 'Layers of owners or offshore owners without a reason',
  R07: 'Price or rent far from the market',
  R08: 'Buys without a viewing or interest',
  R09: 'Unusual hurry, or no interest in price, fees and tax',
  R10: 'Large sums in cash or virtual assets',
  R11: 'Money from strangers, many accounts or many countries',
  R12: 'The source of the money changes late',
  R13: 'Sold again soon at a gain or loss that nobody explains',
  R14: 'Several properties in a short time without a need',
  R15: 'The purchase does not fit job or income',
  R16: 'Many months of rent in advance, or too high a rent',
  R17: 'The tenant does not move in, or the occupants are unknown',
  R18: 'Proceeds to a stranger or a foreign account',
  R19: 'Asks for a false price or a side agreement',
  R20: 'Asks to leave out or hide a name',
  R21: 'Ties to a country at risk',
  R22: 'A politically exposed person, family or associate',
  R23: 'Reports of financial crime in the press',
  R24: 'A business of much cash, gaming, remittance or precious goods',
  R25: 'Trade with embargoed goods or countries',
  R26: 'A power of attorney although the person can be reached',
  R27: 'A trust or family office with unclear beneficiaries',
  R28: 'A private or related lender in place of a bank',
  R29: 'Cancels after the deposit and wants it back elsewhere',
  R30: 'Refuses screening, or withdraws when asked',
} as const;
export type RedFlag = keyof typeof redFlags;

export const registerFields = listFields({
  entryId: { is: id },
  number: { label: 'Entry', is: text(18) },
  subject: { label: 'Subject', is: text(30) },
  caseNo: { label: 'Case', is: text(18), maybe: true },
  filing: { label: 'Decision', is: choice(filings, 14) },
  dueOn: { label: 'Due', is: day },
  sonarRef: { label: 'Reference', is: text(20) },
  relationship: { label: 'Relationship', is: choice(relationships, 12), maybe: true },
  reviewOn: { label: 'Review', is: day, maybe: true },
  reporter: { label: 'Reported by', is: text(24) },
  createdAt: { label: 'Entered', is: instant },
});
