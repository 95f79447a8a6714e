import type { Examples } from '#test/access.ts';
import type { register } from '../../contract.ts';

const none = { params: { id: '00000000-0000-4000-8000-000000000000' }, refused: 404 } as const;

export const examples: Examples<typeof register> = {
  calls: {
    prepareAccount: {
      body: {
        licenceNo: 'L3999999Z',
        bank: 'OCBC',
        holder: 'Harbour & Hill Realty',
        number: '512-345678-001',
        uen: '201812345K',
        gstNumber: 'M90312345A',
      },
      refused: 404,
    },
    approveAccount: none,
    withdrawAccount: none,
    accountNumber: none,
    agencies: {},
    agencyDirectory: {},
    agents: {},
    gstCheck: () => ({ query: { licenceNo: 'L3001234K' } }),
  },
};
