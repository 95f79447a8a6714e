import * as z from 'zod';
import { ListVersion } from '#features/screening/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf } from '#platform/contract/fields.ts';
import { hitList } from '../hits/hits.calls.ts';
import { verdicts } from '../hits/hits.words.ts';
import { Hold } from '../holds/holds.calls.ts';

/** Hits of the people of a case, and the officers' decisions. */
const ofHit = {
  hitId: true,
  name: true,
  listedName: true,
  source: true,
  score: true,
  state: true,
  foundAt: true,
} as const;

const Finding = hitList.row.pick(ofHit).extend({
  endedAt: z.iso.datetime().nullable(),
  /** The latest first. `by` is null where it was remembered. */
  decisions: z.array(
    z.object({
      verdict: z.enum(keysOf(verdicts)),
      words: z.string(),
      by: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});

/** One screening of one of the people. */
const Run = z.object({
  runId: id(),
  name: z.string(),
  at: z.iso.datetime(),
  /** Null: by itself, as a list came or each night. */
  by: z.string().nullable(),
  /** How many entries were found. */
  hits: z.int(),
  versions: z.array(ListVersion),
});

export const CaseFindings = z.object({
  /** Officers' holds on the customer, the latest first. */
  holds: z.array(Hold),
  findings: z.array(Finding),
  /** At most a hundred, the latest first. */
  runs: z.array(Run),
  /** How many stand before those. */
  earlier: z.int(),
});
export type CaseFindings = z.output<typeof CaseFindings>;

export const findingsCalls = {
  caseFindings: endpoint({
    method: 'GET',
    path: '/v1/compliance/cases/{id}/findings',
    who: 'compliance',
    summary:
      'What was found of the people of a case, who decided about it, who holds the customer, and each screening with the versions of its lists.',
    params: z.strictObject({ id: id() }),
    /** Screenings of this day and before. */
    query: z.strictObject({ until: day().optional() }),
    data: CaseFindings,
  }),
};
