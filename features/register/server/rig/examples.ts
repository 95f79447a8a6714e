import type { Examples } from '#test/access.ts';
import type { register } from '../../contract.ts';

export const examples: Examples<typeof register> = {
  calls: {
    agencies: {},
    agencyDirectory: {},
    agents: {},
    gstCheck: () => ({ query: { licenceNo: 'L3001234K' } }),
  },
};
