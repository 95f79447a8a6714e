/** The channel of `NOTIFY`: `new:` with a batch, or `read:` with a person whose marks have changed. */
export const channel = 'notification';

/** Sends due mails and pushes. It runs each minute, and at once when something urgent is due. */
export const deliverJob = 'notifications.deliver';
