import { stories } from './stories.ts';

/** The postal base of the demo agency: where its stories take place. */
export const demoAddresses = stories.flatMap(({ info: { property } }) => {
  if (!property) return [];
  const { postalCode, block, street, building = '' } = property;
  return { postalCode, block, street, building, source: 'demo' as const };
});
