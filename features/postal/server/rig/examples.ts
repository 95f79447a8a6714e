import type { Examples } from '#test/access.ts';
import type { postal } from '../../contract.ts';

export const examples: Examples<typeof postal> = {
  calls: {
    lookUp: () => ({ params: { postalCode: '239222' } }),
  },
};
