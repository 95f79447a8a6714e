import type { Examples } from '#test/access.ts';
import type { cobroke } from '../../contract.ts';

const none = { params: { id: '00000000-0000-4000-8000-000000000000' }, refused: 404 } as const;

export const examples: Examples<typeof cobroke> = {
  calls: {
    agencies: { query: { search: 'harbour' } },
    agenciesSheet: { query: { search: 'harbour' } },
    shares: { query: { state: 'NO_AGENCY', search: 'harbour' } },
    sharesSheet: { query: { state: 'READY' } },
    share: none,
    tie: { ...none, body: { licenceNo: 'L3001234K' } },
    enterInvoice: { ...none, body: { number: 'HH-2026-118', issuedOn: '2026-11-02' } },
    creditInvoice: { ...none, body: { number: 'HH-CN-4', creditedOn: '2026-11-02' } },
  },
};
