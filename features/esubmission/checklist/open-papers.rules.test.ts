import { expect, it } from 'vitest';
import { openPapers, takesFilesLater } from './open-papers.rules.ts';

type Line = Parameters<typeof openPapers>[0][number];

const line = (documentId: string, change: Partial<Line> = {}): Line => ({
  documentId,
  per: 'case',
  partyUuid: null,
  level: 'required',
  required: true,
  stage: 'submit',
  anyOf: null,
  hasFile: true,
  verdict: null,
  ...change,
});

it.each<[string, Line, object]>([
  ['a file is enough', line('D-01'), { invoice: 0, payout: 0 }],
  ['one is missing', line('D-01', { hasFile: false }), { invoice: 1, payout: 1 }],
  ['a queried one holds the payout alone', line('D-01', { verdict: 'queried' }), { invoice: 0, payout: 1 }],
  ['an answered query holds nothing', line('D-01', { verdict: 'answered' }), { invoice: 0, payout: 0 }],
  ['one of the payout’s stage', line('D-36', { stage: 'payout', hasFile: false }), { invoice: 0, payout: 1 }],
  ['one of the invoice’s stage', line('D-21', { stage: 'invoice', hasFile: false }), { invoice: 1, payout: 1 }],
  [
    'the co-broker’s own invoice',
    line('D-07', { stage: 'payout', hasFile: false }),
    { invoice: 0, payout: 0, cobroker: 1 },
  ],
  ['what is not required', line('D-20', { required: false, hasFile: false }), { invoice: 0, payout: 0 }],
  ['due diligence with a file alone', line('D-12'), { payout: 0, dueDiligence: 1 }],
  ['due diligence that is accepted', line('D-12', { verdict: 'accepted' }), { payout: 0, dueDiligence: 0 }],
])('%s', (_, paper, open) => {
  expect(openPapers([paper])).toMatchObject(open);
});

it('takes files after approval for later stages and open queries', () => {
  expect(takesFilesLater({ stage: 'invoice', verdict: null })).toBe(true);
  expect(takesFilesLater({ stage: 'submit', verdict: null })).toBe(false);
  expect(takesFilesLater({ stage: 'submit', verdict: { verdict: 'queried' } })).toBe(true);
  expect(takesFilesLater({ stage: 'submit', verdict: { verdict: 'accepted' } })).toBe(false);
});
