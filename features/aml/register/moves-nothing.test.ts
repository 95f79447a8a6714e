import { expect, it } from 'vitest';
import { loadList } from '#features/ecdd/rig/listed.ts';
import { aSignedForm } from '#features/ecdd/rig/ready-form.ts';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { hashTables } from '#test/table-hashes.ts';

/**
 * The register itself, the count of its numbers, the trail that the audit page hides, and what the queue notes of itself every twenty
 * seconds: its jobs are counted by themselves.
 */
const own = /^(public\.)?(str_entry|counter|audit_\w+|pgboss\.queue)$/;

it('a suspicion writes the register and nothing else: no row of another room, no job, no notice', async () => {
  const app = await testApp();
  const hannah = await app.letIn(await app.aSalesperson());
  const farid = await app.letIn(await app.aStaff('compliance'));
  await loadList(app, ['A-9,person,Nobody Known,,1940-01-05,CH,pep,']);
  const formId = await aSignedForm(app, hannah, { customer: { name: 'Pereira Lionel', idNumber: undefined } });
  const { aMLID } = (await hannah.get(`/api/v1/ecdd-aml-forms/${formId}`)).body.data;
  await doQueued(app, 'aml.case-changed', 'ecdd.form-changed');
  const jobs = async () => (await ask(app.services.database, 'SELECT id FROM pgboss.job')).length;
  const now = async () => ({ ...(await hashTables(app.ownerUrl)), jobs: String(await jobs()) });
  const changedBy = async (act: () => Promise<{ status: number }>): Promise<string[]> => {
    const before = await now();
    expect((await act()).status).toBe(200);
    const after = await now();
    return Object.keys(after).filter((name) => after[name as never] !== before[name as never] && !own.test(name));
  };
  const register = '/api/v1/compliance/register';
  const enter = () => farid.post(register, { aMLID, subject: 'Pereira Lionel', narrative: 'Cash' });
  const refer = () => hannah.post(`/api/v1/amls/${aMLID}/referral`, { narrative: 'Pays in cash' });
  expect([await changedBy(enter), await changedBy(refer)]).toEqual([[], []]);
  const [one, other] = (await farid.get(register)).body.data.rows;
  const decision = { version: 1, reason: 'Reported', relationship: 'EXIT' };
  const filing = { FILE: { ...decision, sonarRef: 'S-1', filedOn: '2025-01-02' }, NOT_FILE: decision };
  const decide = (entryId: string, which: keyof typeof filing) => () =>
    farid.put(`${register}/${entryId}/filing`, { ...filing[which], filing: which });
  expect(await changedBy(decide(one.entryId, 'FILE'))).toEqual([]);
  expect(await changedBy(decide(other.entryId, 'NOT_FILE'))).toEqual([]);
});
