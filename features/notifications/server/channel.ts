/** The channel of `NOTIFY`: `new:` with a batch, or `read:` with a person whose marks have changed. */
export const channel = 'notification';
