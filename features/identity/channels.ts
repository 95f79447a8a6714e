/** Ways to get a code for the second step. Apart from the contract, so that a page which asks carries no schemas. */
export const channels = ['EMAIL', 'AUTHENTICATOR'] as const;
export type Channel = (typeof channels)[number];
