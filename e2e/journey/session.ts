import { demoPassword } from '#demo/accounts.ts';
import type { Visit } from '../visit.ts';

/** From the sign-in page to the dashboard. */
export const signIn = async ({ page, hands }: Visit, userName: string) => {
  await hands.fill(page.getByLabel('User name'), userName);
  await hands.fill(page.getByLabel(/^Password/), demoPassword);
  await hands.press(page.getByRole('button', { name: 'Sign in', exact: true }));
  await page.waitForURL((url) => url.pathname === '/');
  // The sign-in page and a turning wheel come before it.
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
};

/** Opens a page by the side menu, which is a drawer on a phone. */
export const openByMenu = async ({ page, hands, isPhone }: Visit, folds: string[], name: string) => {
  if (isPhone) await hands.press(page.getByRole('button', { name: 'More pages' }));
  const menu = isPhone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Dashboard' }).waitFor();
  for (const label of folds) {
    const fold = menu.getByRole('button', { name: label });
    // Who has few lines has some areas open already.
    if ((await fold.count()) > 0 && (await fold.getAttribute('aria-expanded')) !== 'true') await hands.press(fold);
  }
  await hands.press(
    menu.getByRole('link', { name, exact: true }).or(menu.getByRole('link', { name: new RegExp(`^${name} \\d+`) })),
  );
};

/** Log out, No, and then in earnest. */
export const signOut = async (here: Visit) => {
  const { page, hands, isPhone, look } = here;
  const ask = async () => {
    if (isPhone) await hands.press(page.getByRole('button', { name: 'More pages' }));
    await hands.press(page.getByRole('button', { name: 'Log out' }));
  };
  const dialog = page.getByRole('dialog', { name: 'Are you sure to logout?' });
  await ask();
  await hands.press(dialog.getByRole('button', { name: 'No' }));
  await dialog.waitFor({ state: 'hidden' });
  await ask();
  await dialog.waitFor();
  await look('the question before logging out');
  await hands.press(dialog.getByRole('button', { name: 'Yes' }));
  await page.waitForURL('**/signin');
  await page.getByLabel('User name').waitFor();
};
