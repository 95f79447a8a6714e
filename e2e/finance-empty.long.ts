import { beforeAll, expect, it } from 'vitest';
import { demoPassword } from '#demo/accounts.ts';
import { hashPassword } from '#features/identity/index.server.ts';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import { poolOf } from '#test/pool-of.ts';
import { gableAndBrowser } from './gable.ts';
import { enter } from './journey/caller.ts';

const { gable, visit } = gableAndBrowser({ DEMO: '0' });

const desk = '/agency-desk/finance';
const payouts = ['', '/held', '/holds', '/fees', '/withheld', '/advances', '/debts', '/years'].map(
  (path) => `/payouts${path}`,
);
const bills = [
  '/deals',
  '/deals/resplits',
  '/deals/revisions',
  '/invoices',
  '/credit-notes',
  '/receipts',
  '/bank',
  '/approvals',
];
const seen = [
  ...['/aging', '/reports', '/reports/gst', '/reminders', '/reminders/requests', '/plans', '/plans/STANDARD'],
  '/ledger',
];
const pages = ['', ...bills, ...seen, '/cobrokers', '/cobrokers/agencies', ...payouts];

/** The first of finance in an agency that has nothing yet. */
beforeAll(async () => {
  const pool = poolOf(runningUrls(gable().dataDir).ownerUrl);
  await pool.query(
    `INSERT INTO person (user_name, name, email, role, desks, password_hash, second_step, created_at)
     VALUES ('lay.hoon', 'Ong Lay Hoon', 'lay.hoon@gable.example', 'staff', '{finance}', $1, false, now())`,
    [await hashPassword(demoPassword)],
  );
  await pool.end();
}, 180_000);

it.each([1440, 360])('every page of finance says what comes there, at %i px', { timeout: 300_000 }, (width) =>
  visit(`finance without money at ${width}`, width, async ({ page, look }) => {
    await enter(page, 'lay.hoon', '/');
    for (const path of pages) {
      await page.goto(`${desk}${path}`);
      await look(path || 'the overview');
      const heading = await page.locator('h1').first().innerText();
      const said = await page.locator('main').innerText();
      expect([path, said]).toEqual([path, expect.not.stringMatching(/\bNaN\b|undefined|[Nn]ot found|[Cc]ould not/)]);
      const below = said.slice(said.lastIndexOf(heading) + heading.length).trim();
      expect([path, below]).toEqual([path, expect.stringMatching(/\w/)]);
    }
  }),
);
