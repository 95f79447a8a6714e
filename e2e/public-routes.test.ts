import { describe, expect, it } from 'vitest';
import { closedScreens, openScreens } from '#test/screens.ts';
import { sharedGable } from './gable.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

/** With what they are asked for, more than the specification names, a page that there is not, and other spellings. */
const closed = [
  ...closedScreens,
  '/contact-management/contact-detail?tab=2',
  '/e-submission/status-of-submission?status=5&page=2',
  '/e-submission/0190b5a2-0000-7000-8000-000000000000',
  '/profile/email?token=x',
  '/agent-tools',
  '/agency-desk/submissions',
  '/agency-desk/submissions/0190b5a2-0000-7000-8000-000000000000',
  '/nowhere',
  '/temp/more',
  '/Resources/',
];

/** The expected console message: without a session, the call for the signed-in person returns a 401. */
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
      for (const path of openScreens) {
        await here.page.goto(path);
        await here.page.getByRole('heading', { level: 1 }).waitFor();
        expect(addressOf(here)).toEqual({ pathname: path, next: null });
        await here.look(path);
      }
    }),
  );
});
