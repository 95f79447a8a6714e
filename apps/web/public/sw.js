/* Shows the notifications that a push service brings, and opens what they are about. It keeps and fetches nothing. */

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { id, title, line, link } = event.data?.json() ?? {};
  if (!title) return;
  event.waitUntil(
    self.registration.showNotification(title, {
      body: line,
      // One that comes again takes the place of the first.
      tag: id,
      icon: '/icon-192.png',
      data: { link },
    }),
  );
});

const open = async (link) => {
  const url = new URL(link ?? '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const here = windows.find((each) => new URL(each.url).origin === url.origin);
  if (!here) return self.clients.openWindow(url.href);
  await here.focus();
  return here.navigate(url.href);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link));
});
