import { addDays, type Day, startOfDay } from '#platform/contract/days.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isoOf } from '#platform/server/database/instants.ts';
import { type Claimants, claimedBy } from '../hits/claimants.server.ts';
import { falseReasons } from '../hits/hits.words.ts';
import { casesOfSame } from '../holds/held.server.ts';
import { holdsOf, type PlacedHold } from '../holds/holds-of.server.ts';
import { liftersOf } from '../holds/lift-hold.server.ts';
import { findCase } from '../scope.server.ts';
import type { CaseFindings } from './findings.calls.ts';

type Finding = CaseFindings['findings'][number];
type Decision = Omit<Finding['decisions'][number], 'words'> & { hitId: string; reason: string; note: string };
type Run = CaseFindings['runs'][number] & { all: number };

const hits = `
  SELECT h.id AS "hitId", s.name, h.listed_name AS "listedName", h.source, h.score::text, h.state, h.found_at AS "foundAt",
         h.ended_at AS "endedAt"
  FROM screening_hit h JOIN aml_subject s ON s.id = h.subject_id
  WHERE s.case_id = $1 ORDER BY h.ended_at IS NOT NULL, h.found_at DESC, h.id`;

const decided = `
  SELECT d.hit_id AS "hitId", d.verdict, d.reason, d.note, p.name AS by, d.at
  FROM hit_decision d JOIN screening_hit h ON h.id = d.hit_id JOIN aml_subject s ON s.id = h.subject_id
       LEFT JOIN person_public p ON p.id = d.by
  WHERE s.case_id = $1 ORDER BY d.at DESC, d.id DESC`;

const mostRuns = 100;

const screened = `
  SELECT r.id AS "runId", s.name, r.at, p.name AS by, r.hits, r.versions, count(*) OVER ()::int AS all
  FROM screening_run r JOIN aml_subject s ON s.id = r.subject_id LEFT JOIN person_public p ON p.id = r.by
  WHERE s.case_id = $1 AND ($2::timestamptz IS NULL OR r.at < $2)
  ORDER BY r.at DESC, s.name, r.id LIMIT ${mostRuns}`;

type Input = { params: { id: string }; query: { until?: Day | undefined } };

/** Hits and decisions of the people of a case, also of removed ones, and each screening. Reading them is recorded. */
export const caseFindings = async (
  at: Reading,
  claimants: Claimants,
  { params, query }: Input,
): Promise<CaseFindings> => {
  const { id } = await findCase(at, params.id);
  const before = query.until ? startOfDay(addDays(query.until, 1)) : null;
  const [findings, decisions, runs, holds] = await Promise.all([
    ask<Omit<Finding, 'decisions'>>(at.db, hits, [id]),
    ask<Decision>(at.db, decided, [id]),
    ask<Run>(at.db, screened, [id, before]),
    holdsOf(at, id),
  ]);
  await recordReading(at, { aggregate: 'aml-case', aggregateId: id, action: 'case.findings-read' });
  const claimed = await claimedBy(at, claimants, [id, ...(await casesOfSame(at.db, id))]);
  const decisionsByHit = Map.groupBy(decisions, ({ hitId }) => hitId);
  return {
    holds: await Promise.all(holds.map((hold) => presentHold(at, hold, claimed))),
    findings: findings.map((each) => ({
      ...each,
      foundAt: isoOf(each.foundAt),
      endedAt: each.endedAt && isoOf(each.endedAt),
      decisions: (decisionsByHit.get(each.hitId) ?? []).map(presentDecision),
    })),
    runs: runs.map(({ all: _, ...run }) => ({ ...run, at: isoOf(run.at) })),
    earlier: Math.max(0, (runs[0]?.all ?? 0) - runs.length),
  };
};

const presentHold = async (at: Reading, { placedBy, ...hold }: PlacedHold, claimed: string[]) => ({
  ...hold,
  mayLift: !hold.lifted && !hold.endedAt && (await liftersOf(at, placedBy, claimed)).includes(at.actor.userId),
});

const presentDecision = ({ verdict, reason, note, by, at }: Decision) => ({
  verdict,
  words: [falseReasons[reason as keyof typeof falseReasons], note].filter(Boolean).join('. '),
  by,
  at: isoOf(at),
});
