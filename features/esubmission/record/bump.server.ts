import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { countPapers } from '../checklist/count-papers.server.ts';
import { followDueDiligence } from '../due-diligence/sync.server.ts';
import { partyCasesJob } from '../screening/party-cases-job.server.ts';
import { changesCases } from '../screening/screened.rules.ts';
import { Status } from '../status/status.words.ts';
import { stepVersionsAfter } from '../steps.rules.ts';
import type { Step } from '../steps.words.ts';
import { type EsubmissionRecord, esubmissionRows, savedAs } from './load.server.ts';
import { esubmissionHistory, esubmissionMember } from './tables.server.ts';

/**
 * Saves the columns of a change, increases the version, and brings up to date what follows from the submission: its dossier of due
 * diligence, its count of open papers, and the cases of its parties, which a job does. Every change of a submission or its children
 * calls it, last where parties, files or verdicts were written. `step` is the step that was changed; without it, all steps count as
 * changed. Returns the version for the next change.
 */
export const bump = async (
  at: Writing<Actor | null>,
  row: EsubmissionRecord,
  change: Partial<EsubmissionRecord> = {},
  step?: Step,
) => {
  const saved = savedAs(row);
  const isOfParties = !step || step === 'parties';
  if (isOfParties || (step === 'info' && changesCases(row, change)))
    await at.jobs.send(at.db, partyCasesJob, { eSubId: row.id });
  const changes = { ...change, version: saved.version, stepVersions: stepVersionsAfter(row, step) };
  await esubmissionRows.change(at.db, row.id, changes);
  if (isOfParties || step === 'info') await followDueDiligence(at, row.id);
  await countPapers(at, { ...row, ...changes });
  return saved;
};

type New = Parameters<typeof esubmissionRows.add>[1] & { id: string; createdBy: string; createdAt: string };

/** Adds a submission as a draft of its owner; `addParts` writes what belongs to it, after which its due diligence follows. */
export const addSubmission = async (at: Writing, row: New, addParts: () => Promise<unknown>): Promise<void> => {
  const { id: esubmissionId, createdBy, createdAt } = row;
  await esubmissionRows.add(at.db, row);
  await Promise.all([
    at.db.insert(esubmissionMember).values({ userId: createdBy, esubmissionId, capacity: 'OWNER', createdAt }),
    at.db.insert(esubmissionHistory).values({
      esubmissionId,
      at: createdAt,
      actorId: createdBy,
      fromStatus: null,
      toStatus: Status.draft,
      reason: '',
    }),
    addParts(),
  ]);
  await followDueDiligence(at, esubmissionId);
};
