import { pageShot, type Shot } from './shot.ts';

export const contentShots: Shot[] = [
  Object.assign(
    pageShot('the bell', 'hannah.lim', '/', async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
    }),
    { isWindow: true as const },
  ),
  pageShot('devices that ring', 'hannah.lim', '/NotificationDeviceMgt'),
  pageShot('articles at the desk', 'vivian.teo', '/agency-desk/content'),
  pageShot('events at the desk', 'vivian.teo', '/agency-desk/content/events'),
  pageShot('a new article', 'vivian.teo', '/agency-desk/content/articles/new', async (page) => {
    await page.getByRole('textbox', { name: 'Text' }).waitFor();
  }),
  pageShot('events', 'hannah.lim', '/events'),
  pageShot('announcements', 'hannah.lim', '/agent-tools/announcement'),
  pageShot('links to tools and services', 'hannah.lim', '/UsefulLinks/tools-and-services'),
];
