/** Ways to get a code for the second step. They are not in the contract, so that pages don't load its schemas. */
export const channels = ['EMAIL', 'AUTHENTICATOR'] as const;
export type Channel = (typeof channels)[number];
