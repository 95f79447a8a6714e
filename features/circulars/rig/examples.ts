import type { Examples } from '#test/access.ts';
import type { circulars } from '../room.calls.ts';

const none = '00000000-0000-4000-8000-000000000000';
const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Check the owner.' }] }] };
const circular = {
  refNo: 'PC 02-26',
  title: 'Verifying ownership',
  type: 'PRACTICE_CIRCULAR',
  category: 'ADVERTISING',
  issuedOn: '2026-02-02',
  body,
  audience: ['everyone'],
};
/** There is no circular of the fixture. */
const ofNone = { params: { id: none }, refused: 404 } as const;

export const examples: Examples<typeof circulars> = {
  calls: {
    circulars: { query: { search: 'ownership', type: 'NOTICE', year: '2026', show: 'UNREAD' } },
    circularsSheet: { query: { category: 'HDB' } },
    unread: {},
    download: { query: { fileId: none }, refused: 404 },
    circular: ofNone,
    read: { params: { id: none }, body: { edition: 1 }, refused: 404 },
    readAll: { body: { until: '2026-03-05T02:00:00Z' } },
    acknowledge: { params: { id: none }, body: { edition: 1 }, refused: 404 },
    deskCirculars: { query: { search: 'pc', state: 'draft' } },
    deskCircularsSheet: { query: { type: 'NOTICE' } },
    deskCircular: ofNone,
    write: { body: circular },
    rewrite: { params: { id: none }, body: Object.assign({ revision: 1 }, circular), refused: 404 },
    publish: { params: { id: none }, body: { at: null }, refused: 404 },
    withdraw: ofNone,
    archive: ofNone,
    remove: ofNone,
    attach: { params: { id: none }, file: { name: 'x.pdf', bytes: Buffer.from('%PDF-1.4 x') }, refused: 404 },
    detach: { params: { id: none, fileId: none }, refused: 404 },
    readers: { params: { id: none }, query: { state: 'OPEN' }, refused: 404 },
    readersSheet: { params: { id: none }, refused: 404 },
    remind: ofNone,
  },
};
