import type { Component, Mode } from '#features/training/cpd.words.ts';
import type { Day } from '#platform/contract/days.ts';

type Course = {
  code: string;
  title: string;
  summary: string;
  provider: string;
  providerUen: string;
  accreditationNo: string;
  component: Component;
  category: string;
  hours: number;
  mode: Mode;
};

/** A session so many days from today, and how many register. `isOpen`: not yet those whom the sign-in page names. */
export type DemoSession = {
  inDays: number;
  venue: string;
  trainer: string;
  capacity: number;
  people: number;
  isOpen?: true;
};
export type DemoCourse = Course & { sessions: DemoSession[] };

const academy = { provider: 'Merlion Realty Academy', providerUen: '201544321K' };
const inHouse = { provider: 'Gable Training', providerUen: '' };
const room = 'Training room, level 3';

/** Courses that the demo agency held this year, and those to come. */
export const demoCourses: DemoCourse[] = [
  {
    ...academy,
    code: 'PE-2026-01',
    title: 'Preventing money laundering, proliferation and terrorism financing',
    summary: 'The prescribed topic of the year: customer due diligence, red flags and reporting.',
    accreditationNo: 'CPD-PE-26-0117',
    component: 'PE',
    category: 'Due diligence',
    hours: 4,
    mode: 'LIVE_ONLINE',
    sessions: [
      { inDays: -148, venue: 'Zoom', trainer: 'Angela Foo', capacity: 60, people: 45 },
      { inDays: 24, venue: 'Zoom', trainer: 'Angela Foo', capacity: 60, people: 31, isOpen: true },
    ],
  },
  {
    ...academy,
    code: 'PC-2026-07',
    title: 'HDB resale from eligibility to completion',
    summary: 'HFE letter, EIP and SPR quota, the resale portal, and what goes wrong on the way.',
    accreditationNo: 'CPD-PC-26-0342',
    component: 'PC',
    category: 'Residential sale',
    hours: 4,
    mode: 'CLASSROOM',
    sessions: [
      { inDays: -96, venue: room, trainer: 'Desmond Yap', capacity: 40, people: 38 },
      { inDays: 11, venue: room, trainer: 'Desmond Yap', capacity: 12, people: 15 },
    ],
  },
  {
    ...academy,
    code: 'PC-2026-12',
    title: 'Tenancies: the template agreement and its clauses',
    summary: 'Diplomatic clause, stamp duty, deposits, and disputes before the Small Claims Tribunals.',
    accreditationNo: 'CPD-PC-26-0377',
    component: 'PC',
    category: 'Leasing',
    hours: 4,
    mode: 'CLASSROOM',
    sessions: [{ inDays: -41, venue: room, trainer: 'Norashikin Salleh', capacity: 40, people: 34 }],
  },
  {
    ...inHouse,
    code: 'GP-2026-03',
    title: 'Negotiating for both price and trust',
    summary: 'Preparing an offer, reading the other side, and saying no.',
    accreditationNo: '',
    component: 'GC_PLUS',
    category: 'Communication',
    hours: 2,
    mode: 'CLASSROOM',
    sessions: [
      { inDays: -63, venue: room, trainer: 'Marcus Oh', capacity: 30, people: 28 },
      { inDays: 17, venue: room, trainer: 'Marcus Oh', capacity: 30, people: 19, isOpen: true },
    ],
  },
];

export type Elsewhere = Pick<Course, 'title' | 'component' | 'category' | 'hours'> & {
  /** So many days from today, or a day of an earlier cycle. */
  on: number | Day;
  /** Whoever draws below it attended. */
  share: number;
  /** A user name: this person did not. */
  but?: string;
};

/** Training with other providers. */
export const elsewhere: Elsewhere[] = [
  {
    on: -262,
    title: 'Advertising rules for property agents',
    component: 'PC',
    hours: 2,
    category: 'Advertising',
    share: 82,
  },
  {
    on: -231,
    title: 'Prescribed essentials: due diligence in practice',
    component: 'PE',
    hours: 4,
    category: 'Due diligence',
    share: 70,
  },
  {
    on: -187,
    title: 'Private property: options, deposits and stamp duty',
    component: 'PC',
    hours: 4,
    category: 'Residential sale',
    share: 78,
  },
  {
    on: -122,
    title: 'Commercial leases: heads of terms to handover',
    component: 'PC',
    hours: 4,
    category: 'Leasing',
    share: 64,
    but: 'hannah.lim',
  },
  {
    on: -77,
    title: 'Photographing homes with a phone',
    component: 'GC_PLUS',
    hours: 2,
    category: 'Marketing',
    share: 60,
    but: 'hannah.lim',
  },
  {
    on: -35,
    title: 'Personal data protection for small teams',
    component: 'GC_PLUS',
    hours: 2,
    category: 'Data protection',
    share: 58,
  },
  { on: '2025-03-18', title: 'Contract law for estate agents', component: 'PC', hours: 2, category: 'Law', share: 96 },
  { on: '2025-06-11', title: 'Property tax and annual value', component: 'PC', hours: 2, category: 'Tax', share: 93 },
  { on: '2025-08-21', title: 'Service excellence', component: 'GC', hours: 2, category: 'Communication', share: 94 },
  { on: '2024-02-27', title: 'Estate Agents Act refresher', component: 'PC', hours: 4, category: 'Law', share: 97 },
  { on: '2024-05-16', title: 'Time management', component: 'GC', hours: 2, category: 'Communication', share: 95 },
];
