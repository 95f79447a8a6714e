import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { Client } from '#test/people.ts';

const approvals = '/api/v1/compliance/form-approvals';

/** An officer’s word on a form, who has read what was decided of it so far. */
export const decideOn = async (officer: Client, id: string, word: object = {}) => {
  const {
    version,
    ownVersion,
    papers: lying,
    officer: view,
  } = (await officer.get(`/api/v1/ecdd-aml-forms/${id}`)).body.data;
  const [made, papers] = [view.decisions.length, lying.map(({ fileId }: { fileId: string }) => fileId)];
  return officer.put(`${approvals}/${id}`, {
    version,
    ownVersion,
    made,
    papers,
    note: 'Seen',
    decision: 'APPROVED',
    ...word,
  });
};

/** An approval of what compliance alone knows: with what the officer established, and the document. */
export const approveKnown = async (officer: Client, id: string, word: object = {}) => {
  await officer.upload(`${approvals}/${id}/papers`, {}, { name: 'Accounts.pdf', bytes: samplePdf() });
  return decideOn(officer, id, { established: 'Salary of thirty years, from the tax assessments', ...word });
};
