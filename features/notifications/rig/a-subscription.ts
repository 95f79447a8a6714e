import { createECDH, randomBytes } from 'node:crypto';

/** What a browser gives to be reached: an address at its push service, and the keys for what is sent there. */
export const aSubscription = (endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`) => {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
};
