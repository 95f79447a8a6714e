/** Push subscription of a browser. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };
