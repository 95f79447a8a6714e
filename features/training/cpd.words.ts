import type { Card } from '#platform/contract/card.ts';

/** The regulator's components of CPD. GC was used until September 2025. */
export const components = {
  PE: 'Prescribed Essentials',
  PC: 'Professional Competencies',
  GC_PLUS: 'Generic Competencies Plus',
  GC: 'Generic Competencies',
} as const;
export type Component = keyof typeof components;

/** Short forms for narrow columns. */
export const shortComponents: Record<Component, string> = { PE: 'PE', PC: 'PC', GC_PLUS: 'GC Plus', GC: 'GC' };

export const units = { HOUR: 'hours', CREDIT: 'credits' } as const;
export type Unit = keyof typeof units;

export const modes = { CLASSROOM: 'Classroom', LIVE_ONLINE: 'Live online', E_LEARNING: 'E-learning' } as const;
export type Mode = keyof typeof modes;

/** How an attendance came to be known: at a session of the agency, from a provider's list, or by the salesperson. */
export const attendanceSources = { SESSION: 'Session', PROVIDER: 'Provider', SELF: 'Self-declared' } as const;
export type AttendanceSource = keyof typeof attendanceSources;

/** Only approved hours count. */
export const approvals = { PENDING: 'Pending', APPROVED: 'Approved', REJECTED: 'Rejected' } as const;
export type Approval = keyof typeof approvals;

/** CPD status of a person in a cycle. */
export const standings = {
  MET: 'Requirement met',
  OPEN: 'Hours outstanding',
  MISSED: 'Requirement missed',
  EXEMPT: 'Exempt: first cycle',
  NO_RULE: 'No requirement published',
} as const;
export type Standing = keyof typeof standings;

/** Hours or credits as people write them: `4`, `1.5`. */
export const writeHours = (hours: number): string => String(Number(hours.toFixed(2)));

/** `4 hours`, `1 credit`. */
export const hoursWords = (hours: number, unit: Unit): string =>
  `${writeHours(hours)} ${hours === 1 ? units[unit].slice(0, -1) : units[unit]}`;

/** Days before the end of a cycle from which missing hours are a line of To do. */
export const cpdTodoDays = 90;

/** At the foot of the news: the hours of this cycle. */
export const cpdLine: Card = {
  id: 'cpd-line',
  title: 'CPD hours',
  order: 43,
  width: 'narrow',
  isFor: ({ role }) => role === 'salesperson',
  under: 'news',
};

export const cpdCard: Card = {
  id: 'cpd',
  title: 'CPD hours',
  order: 44,
  width: 'narrow',
  isFor: ({ role }) => role === 'salesperson',
  startsOff: true,
};
