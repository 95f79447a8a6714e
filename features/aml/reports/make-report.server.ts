import { asc, desc, eq, inArray } from 'drizzle-orm';
import { countryName } from '#features/particulars/words/countries.ts';
import { idTypes, partyKinds } from '#features/particulars/words/kinds.ts';
import { personPublic } from '#features/people/index.server.ts';
import { lackingWords, sources } from '#features/screening/screening.words.ts';
import { isCompliance } from '#platform/contract/actor.ts';
import { formatDay } from '#platform/contract/days.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { Case } from '../cases/cases.calls.ts';
import { subjectRoles } from '../cases/cases.words.ts';
import { presentCase } from '../cases/read-case.server.ts';
import { falseReasons, hitStates, verdicts } from '../hits/hits.words.ts';
import { holdsOf } from '../holds/holds-of.server.ts';
import { type CaseRecord, findCase, lockCase } from '../scope.server.ts';
import { amlReport, hitDecision, screeningHit } from '../tables.server.ts';
import type { ReportData } from './reports.calls.ts';

/** Makes the report of a case for the caller. Only compliance gets hits and decisions. */
export const generateReport = async (at: Writing, { body }: { body: { aMLID: string } }) => {
  const row = await lockCase(at, body.aMLID);
  const presented = await presentCase(at, row);
  if (presented.screenedAt === null)
    throw new Refusal('report.conflict', 'Nobody in this case was screened yet. Screen them first.');
  const variant = isCompliance(at.actor) ? 'INTERNAL' : 'SHAREABLE';
  const [me] = await at.db
    .select({ name: personPublic.name })
    .from(personPublic)
    .where(eq(personPublic.id, at.actor.userId));
  const madeAt = at.clock.now().round('millisecond').toString({ fractionalSecondDigits: 3 });
  const printed = {
    variant,
    madeAt,
    madeBy: me?.name ?? '',
    ...factsOf(presented),
    hits: variant === 'INTERNAL' ? await hitsIn(at, presented) : [],
    holds: variant === 'INTERNAL' ? await holdsIn(at, row.id) : [],
  } as const;
  const { id: reportID } = inserted(
    await at.db
      .insert(amlReport)
      .values({ caseId: row.id, variant, madeBy: at.actor.userId, madeAt, data: { reportID: '', ...printed } })
      .returning({ id: amlReport.id }),
  );
  await record(at, { aggregate: 'aml-case', aggregateId: row.id, action: 'case.report-made', detail: { reportID } });
  return { reportID };
};

/** The shareable report of a case in its current state. */
export const shareableReport = async (at: Reading, row: CaseRecord): Promise<ReportData> => {
  const [me] = await at.db
    .select({ name: personPublic.name })
    .from(personPublic)
    .where(eq(personPublic.id, at.actor.userId));
  return {
    reportID: row.reportFile,
    variant: 'SHAREABLE',
    madeAt: at.clock.now().round('millisecond').toString({ fractionalSecondDigits: 3 }),
    madeBy: me?.name ?? '',
    ...factsOf(await presentCase(at, row)),
    hits: [],
    holds: [],
  };
};

const factsOf = ({ caseNo, name, property, salesperson, state, subjects, lists, lacking }: Case) => ({
  caseNo,
  customer: name,
  property,
  salesperson,
  state,
  lists,
  lacking: lacking.map(lackingWords),
  subjects: subjects.map((subject) => ({
    name: subject.name,
    aliases: subject.aliases,
    role: subjectRoles[subject.role],
    kind: partyKinds[subject.kind],
    identity: subject.idNumberMasked && `${idTypes[subject.idType]} ${subject.idNumberMasked}`,
    birth: subject.dateOfBirth ? formatDay(subject.dateOfBirth) : subject.birthUnknown ? 'Not known' : '',
    nationality: subject.nationality && countryName(subject.nationality),
    screenedAt: subject.screenedAt,
    state: subject.state,
  })),
});

const holdsIn = async (at: Reading, caseId: string): Promise<ReportData['holds']> =>
  (await holdsOf(at, caseId)).map(({ holdId: _, placedBy: __, ...hold }) => hold);

/** Hits of the people of a case, with their decisions. */
const hitsIn = async (at: Reading, { subjects }: Case): Promise<ReportData['hits']> => {
  const names = new Map(subjects.map(({ subjectId, name }) => [subjectId, name]));
  if (names.size === 0) return [];
  const hits = await at.db
    .select()
    .from(screeningHit)
    .where(inArray(screeningHit.subjectId, [...names.keys()]))
    .orderBy(desc(screeningHit.score), asc(screeningHit.id));
  const decided = hits.length === 0 ? [] : await decisionsOn(at, hits);
  return hits.map(({ id, subjectId, listedName, source, score, foundAt, state, endedAt }) => ({
    name: names.get(subjectId) ?? '',
    listedName,
    source: sources[source as keyof typeof sources] ?? source,
    score: score.toFixed(2),
    foundAt,
    state: endedAt === null ? hitStates[state] : 'No longer found',
    decisions: decided.filter(({ hitId }) => hitId === id).map(({ hitId: _, ...decision }) => decision),
  }));
};

const decisionsOn = async (at: Reading, hits: { id: string }[]) => {
  const rows = await at.db
    .select({ decision: hitDecision, by: personPublic.name })
    .from(hitDecision)
    .leftJoin(personPublic, eq(personPublic.id, hitDecision.by))
    .where(
      inArray(
        hitDecision.hitId,
        hits.map(({ id }) => id),
      ),
    )
    .orderBy(asc(hitDecision.at));
  return rows.map(({ decision, by }) => ({
    hitId: decision.hitId,
    words: [
      verdicts[decision.verdict],
      falseReasons[decision.reason as keyof typeof falseReasons],
      decision.note,
      decision.alone && 'decided alone',
    ]
      .filter(Boolean)
      .join(': '),
    by: by ?? 'Remembered from an earlier decision',
    at: decision.at,
  }));
};

/** A report that was made, for readers of its variant: the internal one is for compliance alone. */
export const findReport = async (at: Reading, reportID: string): Promise<ReportData> => {
  const [row] = await at.db.select().from(amlReport).where(eq(amlReport.id, reportID));
  if (!row || (row.variant === 'INTERNAL' && !isCompliance(at.actor))) throw missing('report');
  await findCase(at, row.caseId);
  return { ...row.data, reportID };
};
