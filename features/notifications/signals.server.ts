/** The channel of `NOTIFY`: `new:` with a batch, or `read:` with a person whose marks have changed. */
export const channel = 'notification';

/** Sends what is due of mails and pushes. It runs each minute, and at once where something is due at once. */
export const deliverJob = 'notifications.deliver';
