import { expect, it } from 'vitest';
import { judgeAudit } from './verify-audit.ts';

it.each([
  ['rows and an anchor', { rows: 9, anchors: 1, faults: [] }, 90, 0],
  ['no anchor in the first hours', { rows: 9, anchors: 0, faults: [] }, 1.9, 0],
  ['no anchor later', { rows: 9, anchors: 0, faults: [] }, 2, 3],
  ['no row', { rows: 0, anchors: 0, faults: [] }, 0, 3],
  ['no row where anchors are', { rows: 0, anchors: 2, faults: [{}] }, 9, 1],
  ['a fault', { rows: 9, anchors: 1, faults: [{}] }, 9, 1],
])('%s', (_name, report, hours, code) => {
  expect(judgeAudit(report, hours).code).toBe(code);
});
