/** What the demo agency has published: so many days ago, negative for a day to come, null for a draft. */
type Dated = { days: number | null; audience?: string[] };

export type DemoArticle = Dated & { category: string; title: string; summary: string; text: string[]; until?: number };

export const articles: DemoArticle[] = [
  {
    days: 0,
    category: 'announcement',
    title: 'Office closes at 1 pm on Friday',
    summary: 'The front desk and finance are back on Monday at 9 am.',
    text: [
      'The office closes at 1 pm on Friday for the annual fire drill. E-Submission works as always; what you submit after 1 pm is checked on Monday.',
      'For anything urgent, call the duty manager. The number is on the notice board and in your welcome mail.',
    ],
  },
  {
    days: 3,
    category: 'announcement',
    title: 'New template for tenancy agreements',
    summary: 'Use the version of this month for every tenancy that is signed from Monday.',
    text: [
      'The clause on diplomatic termination and the inventory list have changed. The new template is among the official forms under Resources.',
      'Agreements that were sent to clients before Monday may be signed as they are.',
    ],
  },
  {
    days: 9,
    category: 'announcement',
    title: 'Professional indemnity insurance renewed',
    summary: 'The certificate for the coming year is in your documents.',
    text: [
      'All salespeople are covered from the first of next month. Send the certificate to developers who ask for it.',
    ],
  },
  {
    days: 30,
    category: 'announcement',
    title: 'Renew your registration before the year ends',
    summary: 'Check your CPD hours and pay the renewal fee in time.',
    audience: ['salespeople'],
    text: [
      'CEA closes renewals at the end of next month. Whoever misses it can’t act as a salesperson from 1 January.',
    ],
  },
  {
    days: 2,
    category: 'market-news',
    title: 'Resale flat prices rise more slowly',
    summary: 'The index went up by less than in the quarter before, the sixth quarter of slower growth.',
    text: [
      'Volumes held steady in non-mature estates. Larger flats near upcoming stations did best.',
      'For your listings: show owners the transactions of the last six months in the same block before you agree on a price.',
    ],
  },
  {
    days: 8,
    category: 'market-news',
    title: 'Rents of private homes level off',
    summary: 'More completed units than new tenants this quarter.',
    text: ['Tenants have more to choose from in the city fringe. Renewals close near the last rent.'],
  },
  {
    days: 21,
    category: 'market-news',
    title: 'Three launches to watch before the year ends',
    summary: 'Some 1,400 units in the north and east.',
    text: ['Briefings for our project teams are listed under Events. Register early: places are limited.'],
  },
  {
    days: 5,
    category: 'practice',
    title: 'Five things that send a submission back',
    summary: 'Most returned cases lack one of these.',
    text: [
      'The option is not dated, the buyer’s identity document is cut off, the co-broker’s licence has expired, the commission differs from the agreement, or the cheque copy is missing.',
      'The checklist of each submission shows what is required before you submit.',
    ],
  },
  {
    days: 16,
    category: 'practice',
    title: 'Calling a new lead: check the Do Not Call Registry first',
    summary: 'A result is valid for 21 days.',
    text: ['Keep the result with the contact. An enquiry of their own is no consent to later marketing.'],
  },
  {
    days: 12,
    category: 'people',
    title: 'Welcome to eleven new colleagues',
    summary: 'They passed the examination in September and joined this month.',
    text: ['Say hello at the Wednesday briefing. Team leaders have their contacts.'],
  },
  {
    days: 45,
    category: 'people',
    title: 'Top producers of the third quarter',
    summary: 'Congratulations to all who made the list.',
    text: ['The dinner for the top twenty takes place next month; invitations are under Events.'],
    until: 10,
  },
  {
    days: null,
    category: 'announcement',
    title: 'Parking at the new office',
    summary: 'A draft: waits for the landlord’s answer.',
    text: ['Season parking for salespeople is S$ 120 a month, first come, first served.'],
  },
  {
    days: -3,
    category: 'announcement',
    title: 'Commission payout moves to Thursday next week',
    summary: 'Friday is a public holiday.',
    text: ['Money that clears by Tuesday evening is paid on Thursday.'],
  },
];

export type DemoText = Dated & { text: string; link: string };

export const rollingTexts: DemoText[] = [
  { days: 1, text: 'Office closes at 1 pm on Friday', link: '/agent-tools/announcement' },
  { days: 3, text: 'New template for tenancy agreements: use it from Monday', link: '/resources' },
  {
    days: 4,
    text: 'Renewal of registration is open: check your CPD hours',
    link: 'https://www.cea.gov.sg',
    audience: ['salespeople'],
  },
  { days: 6, text: 'Launch briefing next week: a few places are left', link: '/events' },
  { days: 10, text: 'Payout runs take what cleared by Tuesday evening', link: '', audience: ['salespeople'] },
  { days: -2, text: 'Merry Christmas and a happy new year', link: '' },
];

/** `inDays`: from today, negative for past ones. `people`: how many registered. */
export type DemoEvent = {
  inDays: number;
  from: string;
  until: string;
  title: string;
  place: string;
  summary: string;
  capacity: number | null;
  people: number;
  audience?: string[];
};

export const events: DemoEvent[] = [
  {
    inDays: 3,
    from: '10:00',
    until: '12:00',
    title: 'Sales briefing',
    place: 'Auditorium, Level 3',
    summary: 'Numbers of the month, and what is new in E-Submission.',
    capacity: null,
    people: 22,
  },
  {
    inDays: 6,
    from: '14:00',
    until: '17:00',
    title: 'Launch briefing: Tampines North',
    place: 'Show flat, Tampines Street 62',
    summary: 'Floor plans, prices and the balloting process.',
    capacity: 12,
    people: 17,
    audience: ['salespeople'],
  },
  {
    inDays: 10,
    from: '09:30',
    until: '12:30',
    title: 'Anti-money-laundering refresher',
    place: 'Training room 2',
    summary: 'Cases of this year, and how to write a report.',
    capacity: 30,
    people: 14,
  },
  {
    inDays: 18,
    from: '19:00',
    until: '22:00',
    title: 'Year-end dinner',
    place: 'Grand Ballroom, Orchard',
    summary: 'Awards and dinner for all of us.',
    capacity: 200,
    people: 26,
  },
  {
    inDays: 25,
    from: '15:00',
    until: '16:30',
    title: 'Writing listings that sell',
    place: 'Online',
    summary: 'Photos, headlines and what advertising rules allow.',
    capacity: 40,
    people: 5,
    audience: ['salespeople'],
  },
  {
    inDays: -4,
    from: '10:00',
    until: '11:30',
    title: 'New joiners’ orientation',
    place: 'Training room 1',
    summary: 'Tools, payouts and whom to ask.',
    capacity: 20,
    people: 9,
  },
  {
    inDays: -20,
    from: '14:00',
    until: '16:00',
    title: 'Talk: stamp duty after the changes',
    place: 'Auditorium, Level 3',
    summary: 'With a conveyancing lawyer.',
    capacity: 15,
    people: 18,
  },
  {
    inDays: -48,
    from: '18:30',
    until: '21:00',
    title: 'Top producers’ dinner',
    place: 'Riverside Room',
    summary: 'For the third quarter.',
    capacity: 20,
    people: 12,
  },
];
