import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sharedGable } from './gable.ts';
import { signInByCall } from './journey/caller.ts';
import { field, typedDay } from './journey/report.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

/** A leader whose hours no other journey counts. */
const agent = 'vimala.nair';

/** Makes a course that was held so many days ago and is held again in ten days. The page of the first session is open then. */
const addHeldCourse = async ({ page, look }: Visit, title: string, code: string, held: number) => {
  await page.goto('/agency-desk/courses');
  await page.getByRole('button', { name: 'New course' }).click();
  const drawer = page.getByRole('dialog', { name: 'New course' });
  await field(drawer, 'Title').fill(title);
  await field(drawer, 'Code').fill(code);
  await field(drawer, 'Hours').fill('1.5');
  await drawer.getByLabel('Component').selectOption({ label: 'Generic Competencies Plus' });
  await field(drawer, 'Provider').fill('Gable Training');
  await look('a course that is written');
  await drawer.getByRole('button', { name: 'Add course' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Published', { exact: true }).first().waitFor();
  for (const daysAgo of [held, -10]) {
    await page.getByRole('button', { name: 'Add session' }).click();
    const session = page.getByRole('dialog', { name: 'New session' });
    await field(session, 'Day').fill(typedDay(daysAgo));
    await field(session, 'Place').fill('Level 3');
    await session.getByRole('button', { name: 'Add session' }).click();
    await session.waitFor({ state: 'hidden' });
  }
  await page.locator('[data-row-opener]').nth(1).click();
  await page.getByText('Attendance due').first().waitFor();
};

/** Records who attended from a list, one line of which names nobody. */
const recordAttendance = async ({ page, look }: Visit, registrationNo: string) => {
  const csv = `Registration no.,Name\n${registrationNo},P\nR999999Z,Nobody\n`;
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Select these people' }).click();
  await page.getByText('1 of 2 lines name somebody who attended. Nothing is recorded yet.').waitFor();
  await look('a list of attendance before it is recorded');
  await page.getByRole('button', { name: 'Record attendance' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record attendance' }).click();
  await page.getByText('1 certificate issued.').waitFor();
  await page.getByText('Completed', { exact: true }).first().waitFor();
  await look('a completed session');
};

/** Declares an hour of one day, as most training has no other last day. */
const declareHours = async ({ page }: Visit, title: string) => {
  await page.getByRole('button', { name: 'Declare hours' }).click();
  const drawer = page.getByRole('dialog', { name: 'Declare hours' });
  await field(drawer, 'Training').fill(title);
  await field(drawer, 'Provider').fill('Merlion Realty Academy');
  await drawer.getByLabel('Component').selectOption({ label: 'Generic Competencies Plus' });
  await field(drawer, 'Hours').fill('1');
  await field(drawer, 'Day').fill(typedDay(3));
  await drawer.getByRole('button', { name: 'Declare hours' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByText(title).waitFor();
};

let tries = 0;

it.each(places({ place: 'at a desk', width: 1440 }, { place: 'on a phone', width: 360 }))(
  'a course is held, counts, and its certificate is verified by anybody, $place',
  { timeout: 600_000 },
  ({ place, width }) =>
    visit(`training ${place}`, width, async (here) => {
      tries += 1;
      const title = `Listening well ${width} ${tries}`;
      const { page, look } = here;
      await signInByCall(page, agent);
      const { data: me } = await (await page.request.get('/api/v1/users/profile')).json();
      const desk = await here.somebodyElse();
      await signInByCall(desk.page, 'vivian.teo');
      // Each try has a day of its own: nobody's hours count of two courses at the same time.
      await addHeldCourse(desk, title, `GP-${width}-${tries}`, tries);
      await recordAttendance(desk, me.registrationNo);

      await page.goto('/training/course-attended');
      await page.getByText(title).waitFor();
      await look('courses attended');
      await declareHours(here, `Elsewhere ${width} ${tries}`);
      const row = page.getByRole(here.isPhone ? 'listitem' : 'row').filter({ hasText: title });
      const download = page.waitForEvent('download');
      await row.getByRole('button', { name: /^Download certificate/ }).click();
      const path = await (await download).path();
      const pdf = await readFile(path);

      const stranger = await here.somebodyElse();
      await stranger.page.goto('/verify');
      const check = (name: string, buffer: Buffer) =>
        stranger.page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
      await check('certificate.pdf', pdf);
      await stranger.page.getByText('Issued by Gable Realty Pte. Ltd.', { exact: true }).waitFor();
      expect(await stranger.page.getByText(me.name).count()).toBe(0);
      await stranger.look('a genuine certificate');
      await check('changed.pdf', Buffer.concat([pdf, Buffer.from('%')]));
      await stranger.page.getByText('Issued by Gable Realty Pte. Ltd., and changed since').waitFor();

      await page.goto('/training/course-registered?show=coming');
      const session = page.getByRole('listitem').filter({ hasText: title });
      await session.getByRole('button', { name: 'Register', exact: true }).click();
      await session.getByText('Registered', { exact: true }).waitFor();
      await look('upcoming courses');
      await session.getByRole('button', { name: 'Cancel registration' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).click();
      await session.getByRole('button', { name: 'Register', exact: true }).waitFor();
    }),
);
