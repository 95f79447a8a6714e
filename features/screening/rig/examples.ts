import type { Examples } from '#test/access.ts';
import type { screening } from '../room.calls.ts';

const none = '00000000-0000-4000-8000-000000000000';

export const examples: Examples<typeof screening> = {
  calls: {
    lists: {},
    versions: { query: { source: 'UN' } },
    versionsSheet: { query: { source: 'OFAC' } },
    previewList: { body: { uploadId: none }, refused: 404 },
    restoreList: { refused: 404 },
    loadList: { params: { source: 'OWN' }, body: { uploadId: none }, refused: 404 },
    confirmList: { params: { id: '1000000' }, refused: 404 },
    discardList: { params: { id: '1000000' }, refused: 404 },
    countries: { query: { level: 'MONITORED', on: '2026-06-01' } },
    countriesSheet: { query: { state: 'ENDED' } },
    addCountry: { body: { country: 'AQ', level: 'MONITORED', fromDay: '2026-06-01' } },
    endCountry: { params: { id: none }, body: { toDay: '2026-06-01' }, refused: 404 },
  },
};
