import { expect, it } from 'vitest';
import { isPushOrigin } from './push-origin.rules.ts';

const origins = ['https://fcm.googleapis.com', 'https://*.push.apple.com'];

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/QX', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evil.example/?https://fcm.googleapis.com', false],
  ['https://me@fcm.googleapis.com/x', false],
  ['https://evil.example#.push.apple.com', false],
  ['https://a.b.push.apple.com/x', false],
  ['https://push.apple.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://10.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
])('%s: %s', (endpoint, is) => {
  expect(isPushOrigin(endpoint, origins)).toBe(is);
});
