import { demoPassword } from '#demo/accounts.ts';
import type { Visit } from '../visit.ts';

/** From the sign-in page to the dashboard. */
export const signIn = async ({ page }: Visit, userName: string) => {
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  // The sign-in page and a turning wheel come before it.
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
};

/** Opens a page by the side menu, which is a drawer on a phone. */
export const openByMenu = async ({ page, isPhone }: Visit, group: string, name: string) => {
  if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = isPhone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('navigation', { name: 'Main' });
  const link = menu.getByRole('link', { name });
  if (!(await link.isVisible())) await menu.getByRole('button', { name: group }).click();
  await link.click();
};

/** Log out, No, and then in earnest. */
export const signOut = async (here: Visit) => {
  const { page, isPhone, look } = here;
  const ask = async () => {
    if (isPhone) await page.getByRole('button', { name: /account menu$/ }).click();
    await page.getByRole(isPhone ? 'menuitem' : 'button', { name: 'Log out' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Are you sure to logout?' });
  await ask();
  await dialog.getByRole('button', { name: 'No' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await ask();
  await dialog.waitFor();
  await look('the question before logging out');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await page.waitForURL('**/signin');
  await page.getByLabel('User name').waitFor();
};
