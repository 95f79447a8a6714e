import { pageShot, type Shot } from './shot.ts';

/** The pages that no other picture shows, by who opens them, and what the first row of a list opens. */

const finance = '/agency-desk/finance';

const addresses: Record<string, string[]> = {
  'hannah.lim': [
    '/contact-management/bin',
    '/e-cdd',
    '/e-submission',
    '/my-productions/commission-plan',
    '/agent-tools/calculators/buyer',
    '/agent-tools/calculators/lease',
    '/agent-tools/calculators/loan',
    '/agent-tools/calculators/seller',
    '/UsefulLinks/market',
    '/training/check-in',
  ],
  'lay.hoon': [
    '/agency-desk/papers',
    '/agency-desk/rates',
    ...['bank/duplicates', 'credit-notes', 'deals/resplits', 'deals/revisions', 'reminders/requests'].map(
      (page) => `${finance}/${page}`,
    ),
  ],
  'farid.osman': [
    '/agency-desk/compliance/approvals',
    '/agency-desk/compliance/templates',
    '/agency-desk/compliance/keeping',
    '/agency-desk/compliance/legal-holds',
  ],
  'vivian.teo': [
    '/agency-desk/content/categories',
    '/agency-desk/content/rolling-texts',
    '/agency-desk/links',
    '/agency-desk/market',
    '/agency-desk/courses/declared',
    '/agency-desk/courses/hours',
    '/agency-desk/courses/rules',
    '/agency-desk/people/file',
  ],
};

const lists: Record<string, string[]> = {
  'hannah.lim': [
    '/my-productions/submitted-deal',
    '/my-productions/outstanding-invoice',
    '/my-productions/commission-payout',
    '/my-productions/commission-payout/received',
    '/training/course-registered',
    '/agent-tools/caveat-hdb',
    '/e-cdd',
    '/events',
    '/resources',
  ],
  'lay.hoon': [
    ...['receipts', 'cobrokers', 'cobrokers/agencies', 'ledger', 'credit-notes', 'reminders'].map(
      (page) => `${finance}/${page}`,
    ),
    ...['advances', 'debts', 'fees', 'held', 'holds', 'withheld', 'years'].map((page) => `${finance}/payouts/${page}`),
  ],
  'farid.osman': [
    '/agency-desk/compliance/approvals',
    '/agency-desk/compliance/register',
    '/agency-desk/compliance/lists',
  ],
  'mei.tan': ['/agency-desk/document-rules'],
  'vivian.teo': ['/agency-desk/content', '/agency-desk/content/events', '/agency-desk/courses', '/agency-desk/forms'],
  admin: ['/agency-desk/audit', '/agency-desk/settings', '/agency-desk/jobs'],
};

const openFirst = (as: string, path: string): Shot =>
  pageShot(`first of ${path}`, as, path, async (page) => {
    const row = page.locator('[data-row-opener]').first();
    await row.or(page.getByText(/^(No|Nothing) /).first()).waitFor();
    if ((await row.count()) === 0) return;
    await row.click();
    await page
      .getByRole('dialog')
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
  });

const each = (of: Record<string, string[]>, make: (as: string, path: string) => Shot) =>
  Object.entries(of).flatMap(([as, paths]) => paths.map((path) => make(as, path)));

export const addressShots: Shot[] = [
  ...each(addresses, (as, path) => pageShot(`page ${path}`, as, path)),
  ...each(lists, openFirst),
];
