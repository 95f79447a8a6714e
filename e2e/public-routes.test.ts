import { describe, expect, it } from 'vitest';
import { sharedGable } from './gable.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

/** The screens of the specification that need no sign-in. */
const open = [
  '/signin',
  '/forgot-password',
  '/reset-password',
  '/init-account',
  '/e-cdd/e-sign',
  '/customer/signature',
  '/temp',
  '/pages-maintenance',
  '/verify',
  '/outbox',
];

/** All its others, a page that there is not, and addresses spelled in another way. */
const closed = [
  '/',
  '/profile',
  '/profile/change-password',
  '/profile/email?token=x',
  '/CEACirculars',
  '/contact-management',
  '/contact-management/contact-detail?tab=2',
  '/e-cdd',
  '/e-submission',
  '/e-submission/submit-new-transaction',
  '/e-submission/status-of-submission?status=5&page=2',
  '/e-submission/required-documents',
  '/e-submission/0190b5a2-0000-7000-8000-000000000000',
  '/my-productions',
  '/my-productions/commission-payout',
  '/my-productions/outstanding-invoice',
  '/my-productions/submitted-deal',
  '/team-productions',
  '/team-productions/deal-submitted',
  '/team-productions/team-performance',
  '/agent-tools',
  '/agent-tools/aml',
  '/agent-tools/announcement',
  '/agent-tools/caveat-hdb',
  '/training/course-attended',
  '/training/course-registered',
  '/UsefulLinks/gov-e-services',
  '/UsefulLinks/professional-body',
  '/UsefulLinks/tools-and-services',
  '/resources',
  '/amsaccess',
  '/NotificationDeviceMgt',
  '/agency-desk/submissions',
  '/agency-desk/submissions/0190b5a2-0000-7000-8000-000000000000',
  '/nowhere',
  '/temp/more',
  '/Resources/',
];

/** The one complaint that there must be: who nobody is signed in, the server is asked, and says 401. */
const isAnswerToNobody = (line: string) => /status( of)? 401/.test(line);

const addressOf = ({ page }: Visit) => {
  const { pathname, searchParams } = new URL(page.url());
  return { pathname, next: searchParams.get('next') };
};

describe('without a session', () => {
  it('every page but the public ones leads to /signin, which knows the way back', { timeout: 400_000 }, () =>
    visit(
      'closed pages',
      1440,
      async (here) => {
        for (const path of closed) {
          await here.page.goto(path);
          await here.page.waitForURL((url) => url.pathname === '/signin');
          await here.page.getByRole('heading', { name: 'Sign in to Gable' }).waitFor();
          const { next } = addressOf(here);
          // As it was typed: what spelling it should have is settled after sign-in.
          expect(next ?? '/', path).toBe(path);
        }
      },
      isAnswerToNobody,
    ),
  );

  it('the public ones stay where they are, and axe finds nothing on them', { timeout: 400_000 }, () =>
    visit('public pages', 360, async (here) => {
      for (const path of open) {
        await here.page.goto(path);
        await here.page.getByRole('heading', { level: 1 }).waitFor();
        expect(addressOf(here)).toEqual({ pathname: path, next: null });
        await here.look(path);
      }
    }),
  );
});
