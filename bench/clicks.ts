import type { Page } from 'playwright-core';
import { callerOf } from '../e2e/journey/caller.ts';
import {
  aCondominium,
  aFlat,
  aRoom,
  dropDocuments,
  prepareOffer,
  propertiesOf,
  reportFromContact,
} from '../e2e/journey/from-contact.ts';
import { type Hands, mouse } from '../e2e/journey/hands.ts';
import { fillLease } from '../e2e/journey/lease.ts';
import { addParty, field, goOn, type Reported, step, submitReported } from '../e2e/journey/report.ts';
import { fillSale } from '../e2e/journey/sale.ts';
import { openByMenu, signIn } from '../e2e/journey/session.ts';
import type { Visit } from '../e2e/visit.ts';
import { withBrowser, withDemo } from './harness/demo.ts';

/**
 * `npm run bench clicks`: how often somebody clicks from the dashboard to a submitted transaction, and how long the desk's
 * clicks and keys take from the open case to its approval. A select is two clicks, a file is two (the box and the browser's
 * dialog), a field that is typed into is reached by Tab and is none.
 */
export const clicksBench = () =>
  withDemo((url) =>
    withBrowser(async (browser) => {
      const agent = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } });
      const counting = countClicks();
      const here = visitOf(agent, counting.hands);
      await agent.goto('/signin');
      await signIn(here, 'hannah.lim');
      const cases: string[] = [];
      for (const journey of journeys) {
        counting.begin();
        await reportAll(here, journey, () => counting.add(2));
        const caseNo = await submitReported(here, journey.reported);
        cases.push(caseNo);
        process.stdout.write(`${journey.name}: ${counting.clicks()} clicks, ${counting.fields()} fields typed\n`);
      }
      for (const [name, offer] of Object.entries(offers)) {
        const { contactId, ...reported } = await prepareOffer(callerOf(agent), offer);
        await agent.goto(propertiesOf(contactId));
        counting.begin();
        await reportFromContact(here, offer, () => counting.add(2));
        cases.push(await submitReported(here, reported));
        process.stdout.write(
          `${name}, from the open contact: ${counting.clicks()} clicks, ${counting.fields()} fields typed\n`,
        );
      }
      const desk = await (await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })).newPage();
      await desk.goto('/signin');
      await signIn(visitOf(desk, mouse), 'mei.tan');
      for (const caseNo of cases) await approve(desk, caseNo);
    }),
  );

const visitOf = (page: Page, hands: Hands): Visit => ({
  page,
  isPhone: false,
  hands,
  look: async () => undefined,
  tab: () => Promise.reject(new Error('There is one tab.')),
  somebodyElse: () => Promise.reject(new Error('There is one person.')),
  callerFor: () => Promise.reject(new Error('There is one person.')),
});

const countClicks = () => {
  let [clicks, fields] = [0, 0];
  const counted =
    <Given extends unknown[]>(cost: number, act: (...given: Given) => Promise<void>) =>
    (...given: Given) => {
      clicks += cost;
      return act(...given);
    };
  const hands: Hands = {
    press: counted(1, mouse.press),
    check: counted(1, mouse.check),
    pick: counted(1, mouse.pick),
    choose: counted(2, mouse.choose),
    drop: counted(2, mouse.drop),
    fill: async (field, text) => {
      fields += 1;
      await mouse.fill(field, text);
    },
  };
  return {
    hands,
    begin: () => {
      [clicks, fields] = [0, 0];
    },
    add: (more: number) => {
      clicks += more;
    },
    clicks: () => clicks,
    fields: () => fields,
  };
};

/** What begins from a contact's property. */
const offers = {
  'the same SALE': aCondominium('43-07'),
  'an HDB resale': aFlat('09-118'),
  'a room of a flat': aRoom('10-120'),
};

type Party = { side: string; name: string; number: string };
type Journey = { name: string; reported: Reported; company?: Party };

const journeys: Journey[] = [
  {
    name: 'a clean SALE, a seller and a buyer',
    reported: {
      unit: '41-03',
      client: { side: 'seller', name: 'Goh Siew Choo' },
      other: { side: 'buyer', name: 'Arjun Nair' },
      fillInfo: fillSale,
    },
  },
  {
    name: 'a LEASE, the tenant a company with one owner',
    reported: {
      unit: '21-203',
      client: { side: 'landlord', name: 'Siew Kah Wai' },
      other: { side: 'tenant', name: 'Nurul Ain binte Rahmat' },
      fillInfo: fillLease,
    },
    company: { side: 'tenant', name: 'Lantern Hill Holdings Pte Ltd', number: '197401143C' },
  },
];

const email = 'someone@mail.example';
const agent = 'Another agency';

const reportAll = async (here: Visit, { reported, company }: Journey, onFiles: () => void) => {
  const { unit, client, other, fillInfo } = reported;
  const { page } = here;
  await openByMenu(here, ['E-Submission'], 'Submit New Transaction');
  await step(page, 'Transaction');
  await fillInfo(here, unit);
  await goOn(here);
  await step(page, `Our client: the ${client.side}`);
  await addParty(here, { ...client, number: 'S1234567D', born: '1971-04-02', email });
  if (company) await addCompany(here, company, other.name);
  else await addParty(here, { ...other, number: 'S9876543C', born: '1985-10-19', email, agent });
  await goOn(here, 'Nobody');
  await step(page, 'Documents');
  await dropDocuments(here, onFiles);
  await goOn(here, 'Continue');
  await page.waitForURL(/\/e-submission\/[0-9a-f-]{36}$/);
};

/** A company, then the one person who owns it. */
const addCompany = async ({ page, hands }: Visit, { side, name, number }: Party, owner: string) => {
  await hands.press(page.getByRole('button', { name: `Add ${side}` }));
  const drawer = page.getByRole('dialog', { name: `Add ${side}` });
  await hands.press(drawer.getByText('Company or entity'));
  await hands.fill(field(drawer, 'Registered name'), name);
  await hands.fill(field(drawer, 'Number'), number);
  await hands.check(drawer.getByRole('radio', { name: agent }));
  await hands.press(drawer.getByRole('button', { name: 'Add', exact: true }));
  const tree = page.getByRole('dialog', { name });
  await hands.press(tree.getByRole('button', { name: 'Add shareholder' }));
  const form = page.getByRole('form', { name: `New shareholder of ${name}` });
  await hands.fill(field(form, 'Name'), owner);
  await hands.fill(field(form, 'Shareholding'), '100');
  await hands.fill(field(form, 'Number'), 'S9876543C');
  await hands.press(form.getByRole('button', { name: 'Add shareholder' }));
  await page.getByRole('button', { name: `Edit ${owner}` }).waitFor();
  await hands.press(tree.getByRole('button', { name: 'Close' }).first());
  await tree.waitFor({ state: 'hidden' });
};

/** By keys alone, once the case is open: each document is accepted, which opens the next; then it is approved. */
const approve = async (page: Page, caseNo: string) => {
  await page.goto(`/agency-desk/submissions?search=${caseNo}`);
  await page
    .getByRole('link', { name: new RegExp(caseNo) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Claim', exact: true }).waitFor();
  const begun = performance.now();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('c');
  await page.getByText(`You claimed ${caseNo}.`).waitFor();
  const tally = page.getByText(/^\d+ of \d+ documents accepted$/);
  const [accepted = 0, all = 0] = ((await tally.innerText()).match(/\d+/g) ?? []).map(Number);
  for (let done = accepted; done < all; done++) {
    // The next document is open once it can be accepted.
    await page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
    await press('d');
    await page.getByText(`${done + 1} of ${all} documents accepted`).waitFor();
  }
  await press('a');
  const dialog = page.getByRole('dialog', { name: `Approve ${caseNo}?` });
  await dialog.waitFor();
  await press('Control+Enter');
  await page.getByText(`${caseNo} is approved.`).waitFor();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`approving ${caseNo} with ${all} documents: ${keys} keys, ${seconds} s\n`);
};
