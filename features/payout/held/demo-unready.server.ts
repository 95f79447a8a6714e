import { judgeDocument } from '#features/esubmission/index.server.ts';
import { staffOf } from '#features/people/index.server.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { othersOf } from './demo-others.server.ts';

/**
 * Before a run one has no bank account; the desk reopens the due diligence of another, and queries a document of a third. They are
 * held since.
 */
export const demoUnready = async (at: Writing): Promise<void> => {
  const [desk] = await staffOf(at.db, 'submissions');
  if (!desk) return;
  const asDesk = { ...at, actor: desk };
  const [first, ...others] = await othersOf(at);
  // An account is changed and never taken away by a call: this person never gave one.
  await ask(at.db, 'DELETE FROM bank_account WHERE person_id = $1', [first?.payeeId]);
  const reopened = await firstOf(others, ({ caseNo }) => judgeAgain(asDesk, caseNo, { verdict: 'none', note: '' }));
  await firstOf(
    others.filter(({ payeeId }) => payeeId !== reopened?.payeeId),
    ({ caseNo }) => judgeAgain(asDesk, caseNo, { verdict: 'queried', note: 'A page is missing' }),
  );
};

const firstOf = async <Each>(all: Each[], isDone: (each: Each) => Promise<boolean>): Promise<Each | undefined> => {
  for (const each of all) if (await isDone(each)) return each;
  return undefined;
};

const accepted = `
  SELECT v.esubmission_id AS id, v.document_id AS "documentId", v.party_uuid AS "partyUuid"
  FROM esubmission_document_verdict v JOIN esubmission_public s ON s.id = v.esubmission_id
  WHERE s.case_no = $1 AND v.verdict = 'accepted' AND (v.document_id BETWEEN 'D-12' AND 'D-18') = $2
  ORDER BY v.document_id LIMIT 1`;

const stillReady = `
  SELECT FROM esubmission_papers_public WHERE esubmission_id = $1 AND payout = 0 AND due_diligence = 0`;

/** The desk queries an accepted document, or takes its verdict on one of due diligence back; false if no payout waits for that. */
const judgeAgain = async (at: Writing, caseNo: string, judged: { verdict: 'queried' | 'none'; note: string }) => {
  const isDueDiligence = judged.verdict === 'none';
  const [document] = await ask<{ id: string; documentId: string; partyUuid: string | null }>(at.db, accepted, [
    caseNo,
    isDueDiligence,
  ]);
  if (!document) return false;
  const { id, documentId, partyUuid } = document;
  await judgeDocument(at, { params: { id, documentId }, body: { partyUuid, ...judged } });
  return (await ask(at.db, stillReady, [id])).length === 0;
};
