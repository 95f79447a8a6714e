/** What a browser gives to be reached. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };
