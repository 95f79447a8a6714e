import type { Examples } from '#test/access.ts';
import type { people } from '../room.calls.ts';

export const examples: Examples<typeof people> = {
  calls: {
    ranks: {},
    agents: {},
    // No person of the fixture has a picture. Other tests read one.
    picture: ({ userId }) => ({ params: { userId, version: '0'.repeat(16) }, refused: 404 }),
    identity: ({ userId }) => ({ params: { userId } }),
    setIdentity: ({ userId }) => ({
      params: { userId },
      body: { idType: 'NRIC', idNumber: 'S1234567D', nationality: 'SG', sex: 'F', birth: '1980-02-29' },
    }),
    setGst: ({ userId }) => ({
      params: { userId },
      body: {
        gst: { number: 'M90312345A', from: '2026-01-01', address: '10 Anson Road #12-08', postalCode: '079903' },
      },
    }),
  },
};
