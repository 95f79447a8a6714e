import { enterDemo } from '../harness/caller.ts';

/** What loads by itself: the chart of the months, and the calendar once somebody looks at a month. */
export type Drawn = 'chart' | 'calendar';

/**
 * `bar`: the most gzipped JavaScript, in bytes, that opening it may cost; its parts that load by themselves have none. Of a page before
 * sign-in all counts, of others what the shell had not loaded. `sheets`: the most CSS, gzipped. `drawn`:
 * which of them it draws. `kept`: what the browser keeps of an earlier visit, by its key. `marks`: the least that Lighthouse
 * gives its performance on a phone, for those that are judged.
 */
export type Opened = {
  name: string;
  path: string;
  token?: string;
  bar?: number;
  sheets?: number;
  drawn?: Drawn[];
  kept?: Record<string, string>;
  marks?: number;
};

const further = 90_000;

/** The pages of whoever is not signed in; those outside of the app have bars of their own. */
const outside = { bar: 90_000, sheets: 12_000, marks: 95 };
const before: Opened[] = [
  { name: 'forgotten password', path: '/forgot-password', bar: 140_000, marks: 95 },
  { name: 'reset password', path: '/reset-password', bar: 140_000 },
  { name: 'invitation', path: '/init-account', bar: 140_000 },
  { name: 'maintenance', path: '/pages-maintenance', bar: 140_000 },
  { name: 'read and sign', path: '/e-cdd/e-sign', ...outside },
  { name: 'signature', path: '/customer/signature', ...outside },
  { name: 'verify', path: '/verify', ...outside },
];

/** The main page of each room that is not below, by who opens it. */
const rooms: [userName: string, ...paths: string[]][] = [
  [
    'hannah.lim',
    ...['/contact-management', '/contact-management/waiting', '/agent-tools/aml', '/e-cdd', '/agent-tools/caveat-hdb'],
    ...['/training/course-registered', '/profile', '/UsefulLinks/professional-body'],
    ...['buyer', 'seller', 'lease', 'loan'].map((name) => `/agent-tools/calculators/${name}`),
  ],
  [
    'denise.aeria',
    ...['approvals', 'hits', 'lists', 'countries', 'register'].map((page) => `/agency-desk/compliance/${page}`),
  ],
  ['vivian.teo', '/agency-desk/market', '/agency-desk/courses'],
  ['peter.koh', '/agency-desk/people'],
  ['admin', '/amsaccess', '/agency-desk/audit', '/agency-desk/jobs', '/agency-desk/settings'],
];

const my = '/my-productions';
const team = '/team-productions';
/** The pages of My Production and Team Productions. */
const production: Opened[] = [
  { name: 'my production', path: my, drawn: ['chart'], marks: 85 },
  { name: 'my transactions', path: `${my}/submitted-deal`, marks: 85 },
  { name: 'earned', path: `${my}/commission-payout`, marks: 85 },
  { name: 'received from clients', path: `${my}/commission-payout/received`, marks: 85 },
  { name: 'paid to me', path: `${my}/commission-payout/paid`, marks: 85 },
  { name: 'next payout', path: `${my}/commission-payout/next`, marks: 85 },
  { name: 'advances', path: `${my}/commission-payout/advances`, marks: 85 },
  { name: 'outstanding', path: `${my}/outstanding-invoice`, marks: 85 },
  { name: 'team', path: team, marks: 85 },
  { name: 'team transactions', path: `${team}/deal-submitted`, marks: 85 },
  { name: 'team performance', path: `${team}/team-performance`, marks: 85 },
];

/** Whose home pages are measured beside those of a salesperson and of the submissions desk. */
const staff = [
  ['finance', 'lay.hoon'],
  ['people', 'peter.koh'],
  ['compliance', 'farid.osman'],
  ['content', 'rohana.idris'],
  ['the administrator', 'admin'],
] as const;

const financeDesk = '/agency-desk/finance';
/** The pages of finance, below its own. */
const ofFinance = [
  ...[
    '',
    '/deals',
    '/plans',
    '/invoices',
    '/receipts',
    '/bank',
    '/approvals',
    '/aging',
    '/reports',
    '/reminders',
    '/ledger',
  ],
  ...['', '/holds', '/fees', '/advances', '/debts', '/years'].map((page) => `/payouts${page}`),
];

/** What is published, as it is read and at the desk that keeps it. */
const published = {
  read: [
    '/CEACirculars',
    '/agent-tools',
    '/agent-tools/announcement',
    '/news',
    '/events',
    '/resources',
    '/UsefulLinks/gov-e-services',
    '/NotificationDeviceMgt',
  ],
  kept: [
    '/agency-desk/circulars',
    '/agency-desk/content',
    '/agency-desk/content/rolling-texts',
    '/agency-desk/content/events',
    '/agency-desk/content/categories',
    '/agency-desk/links',
    '/agency-desk/forms',
    '/agency-desk/forms/bin',
  ],
};

/** The newest submission of a status that this person sees. */
const findOne = async (url: string, token: string, status: number): Promise<string> => {
  const answer = await fetch(`${url}/api/v1/esubmissions?status=${status}&pageSize=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { rows: { eSubId: string }[] } };
  const [row] = data.rows;
  if (!row) throw new Error(`The demo agency has no submission of status ${status}.`);
  return row.eSubId;
};

/** The pages to measure, on the demo agency. The second one has nothing but the shell. */
export const findPages = async (url: string): Promise<Opened[]> => {
  const [{ token: agent }, { token: desk }, { token: finance }] = await Promise.all([
    enterDemo(url, 'hannah.lim'),
    enterDemo(url, 'mei.tan'),
    enterDemo(url, 'lay.hoon'),
  ]);
  const { token: content } = await enterDemo(url, 'vivian.teo');
  const homes: Opened[] = [];
  for (const [who, userName] of staff) {
    const { token } = await enterDemo(url, userName);
    homes.push({ name: `dashboard of ${who}`, path: '/', token, bar: further });
  }
  const ofRooms: Opened[] = [];
  for (const [userName, ...paths] of rooms) {
    const { token } = await enterDemo(url, userName);
    ofRooms.push(...paths.map((path) => ({ name: path.slice(1), path, token, bar: further, marks: 85 })));
  }
  const [draft, submitted] = await Promise.all([findOne(url, agent, 1), findOne(url, desk, 2)]);
  const wizard = '/e-submission/submit-new-transaction';
  const steps = ['parties', 'external', 'internal', 'documents', 'billing', 'required'];
  return [
    { name: 'sign-in', path: '/signin', bar: 140_000, marks: 95 },
    { name: 'shell', path: '/training/course-attended', token: agent },
    ...before,
    { name: 'dashboard', path: '/', token: agent, bar: further, drawn: ['chart'], marks: 90 },
    // Whoever looked at a month before gets one again.
    {
      name: 'dashboard with a month',
      path: '/',
      token: agent,
      drawn: ['chart', 'calendar'],
      kept: { 'gable.key-dates': 'month' },
    },
    { name: 'dashboard of the desk', path: '/', token: desk, bar: further },
    ...homes,
    { name: 'list', path: '/e-submission/status-of-submission', token: agent, bar: further, marks: 85 },
    { name: 'wizard, new', path: wizard, token: agent, bar: further },
    ...steps.map((step) => ({
      name: `wizard, ${step}`,
      path: `${wizard}?eSubId=${draft}&step=${step}`,
      token: agent,
    })),
    { name: 'summary', path: `/e-submission/${draft}`, token: agent, bar: further },
    { name: 'desk', path: '/agency-desk/submissions', token: desk, bar: further },
    ...production.map((page) => ({ token: agent, bar: further, ...page })),
    ...ofFinance.map((path) => ({
      name: `finance${path}`,
      path: `${financeDesk}${path}`,
      token: finance,
      bar: further,
    })),
    ...published.read.map((path) => ({ name: path.slice(1), path, token: agent, bar: further })),
    ...published.kept.map((path) => ({ name: path.slice(1), path, token: content, bar: further })),
    ...ofRooms,
    { name: 'desk, review and a PDF', path: `/agency-desk/submissions/${submitted}`, token: desk },
  ];
};
