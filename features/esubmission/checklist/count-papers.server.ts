import type { Actor } from '#platform/contract/actor.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { uploadedFiles } from '../documents/uploaded-files.server.ts';
import { type Verdict, verdictsOf } from '../documents/verdicts.server.ts';
import { isDone, type LineForm, withForms } from '../due-diligence/lines.rules.ts';
import { dueDiligenceOf } from '../due-diligence/read.server.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { Status } from '../status/status.words.ts';
import { lineKey, linesOf, settleGroups } from './checklist.rules.ts';
import { docFactsOf } from './facts.server.ts';
import { openPapers } from './open-papers.rules.ts';
import { rulesOn } from './read.server.ts';
import { esubmissionPapers } from './tables.server.ts';

/**
 * Counts the open papers of a submission that is approved or completed, or on hold since then. Others have no count. A change of the
 * submission calls it by `bump`; who else may is a rule of the arrows (.dependency-cruiser.mjs).
 */
export const countPapers = async (at: Writing<Actor | null>, row: EsubmissionRecord): Promise<void> => {
  const status = row.status === Status.onHold ? row.heldFrom : row.status;
  if (status !== Status.approved && status !== Status.completed) return;
  const { lines, forms } = await judgedLines(at, row);
  const counts = openPapers(lines, forms);
  await at.db
    .insert(esubmissionPapers)
    .values({ esubmissionId: row.id, ...counts })
    .onConflictDoUpdate({ target: esubmissionPapers.esubmissionId, set: counts });
};

/**
 * The lines of the checklist of a submission, each with its file and the verdict of the desk; and the parties that need a due diligence
 * form, if forms apply.
 */
export const judgedLines = async (at: Reading<Actor | null>, row: EsubmissionRecord) => {
  const [{ facts }, uploaded, verdicts, dueDiligence] = await Promise.all([
    docFactsOf(at, row),
    uploadedFiles(at, row.id),
    verdictsOf(at, row.id),
    dueDiligenceOf(at, row),
  ]);
  const filled = new Set(uploaded.map(({ document }) => lineKey(document)));
  const lines = withForms(linesOf(await rulesOn(at, facts.checkDate), facts), dueDiligence?.duties);
  const settled = settleGroups(
    lines.map((line) => ({ ...line, hasFile: line.form ? line.form.isFilled : filled.has(lineKey(line)) })),
  );
  return {
    lines: settled.map((line) => ({ ...line, verdict: verdictOf(line, verdicts.get(lineKey(line))?.verdict) })),
    forms: dueDiligence?.duties.map((duty) => ({ isDone: isDone(duty) })),
  };
};

/** The desk accepts or queries uploads; documents that a form fills are accepted with the form. */
const verdictOf = (
  { form, hasFile }: { form: LineForm | null; hasFile: boolean },
  verdict: Verdict['verdict'] | undefined,
) => (form ? (hasFile ? 'accepted' : null) : (verdict ?? null));
