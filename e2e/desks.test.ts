import { describe, expect, it } from 'vitest';
import { isLong } from '#test/long.ts';
import { closedScreens } from '#test/screens.ts';
import { sharedGable } from './gable.ts';
import { enter } from './journey/caller.ts';
import { within } from './journey/go.ts';

const { visit } = sharedGable();

/** Somebody of each kind. */
const people = [
  ['finance', 'lay.hoon'],
  ['salesperson', 'rajesh.kumar'],
  ['manager', 'hannah.lim'],
  ['submissions', 'mei.tan'],
  ['compliance', 'farid.osman'],
  ['content', 'rohana.idris'],
  ['people', 'peter.koh'],
  ['administrator', 'admin'],
] as const;

/** The heading of each screen, for those who have something there and for those who have nothing. */
const headings: Record<(typeof closedScreens)[number], RegExp> = {
  '/': /^Good (morning|afternoon|evening), /,
  '/profile': /^Profile$/,
  '/profile/change-password': /^Change password$/,
  '/CEACirculars': /^CEA Practice Circulars$/,
  '/contact-management': /^Contact Management$/,
  '/contact-management/contact-detail': /^Contact$/,
  '/e-cdd': /^E-CDD forms?$/,
  '/e-submission': /^(Submissions|New transaction)$/,
  '/e-submission/submit-new-transaction': /^New transaction$/,
  '/e-submission/status-of-submission': /^Submissions$/,
  '/e-submission/required-documents': /^Required documents$/,
  '/my-productions': /^Production( Dashboard)?$/,
  '/my-productions/commission-payout': /^My payment received$/i,
  '/my-productions/outstanding-invoice': /^(Outstanding commission|My Outstanding Comm)$/,
  '/my-productions/submitted-deal': /^(My )?Transactions$/,
  '/team-productions': /^Team HR$/,
  '/team-productions/deal-submitted': /^Team transactions$/i,
  '/team-productions/team-performance': /^Team performance$/i,
  '/agent-tools/aml': /^AML checks$/,
  '/agent-tools/announcement': /^Announcements$/,
  '/agent-tools/caveat-hdb': /^Market Data$/,
  '/training/course-attended': /^CPD courses attended$/,
  '/training/course-registered': /^Courses and events registered$/,
  '/UsefulLinks/gov-e-services': /^Gov E-Services$/,
  '/UsefulLinks/professional-body': /^Professional Body$/,
  '/UsefulLinks/tools-and-services': /^Tools And Services$/,
  '/resources': /^Resources$/,
  '/amsaccess': /^Agency access$/,
  '/NotificationDeviceMgt': /^Notification Devices$/,
};

/** Pages of salespeople and of some desks, which the gate opens as everybody; each other one it opens as one kind of person. */
const byEverybody = ['/contact-management', '/contact-management/contact-detail', '/e-cdd', '/agent-tools/aml'];

const screensOf = (turn: number) =>
  closedScreens.filter((path, at) => isLong || byEverybody.includes(path) || at % people.length === turn);

describe('every screen opens', () => {
  it.each(people.map(([kind, userName], turn) => ({ kind, userName, turn })))(
    'for somebody of the kind $kind',
    { timeout: 300_000 },
    ({ kind, userName, turn }) =>
      // A failed call, or an error in the console, fails the visit.
      visit(`screens of ${kind}`, 1440, async ({ page, look }) => {
        await enter(page, userName, '/');
        await page.locator('h1').first().waitFor();
        if (isLong || turn === 0) await look('home');
        const goTo = within(page);
        const wrong: unknown[] = [];
        for (const path of screensOf(turn)) {
          await goTo(path);
          const heading = await page.locator('h1').first().innerText();
          const errors = await page
            .getByText(/error occurred|not found|could not be (found|loaded)|went wrong|not allowed/i)
            .allInnerTexts();
          if (!headings[path].test(heading) || errors.length > 0) wrong.push([path, heading, errors]);
        }
        expect(wrong).toEqual([]);
      }),
  );
});
