import { read, utils } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import type { Client } from '#test/people.ts';
import { approvePlanChanges } from '#test/plan-changes.ts';
import { projectTerms } from '../rig/plans.rules.ts';

const place = '/agency/v1/finance';
let app: TestApp;
let finance: Client;
let agent: Client;
let dealId: string;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  finance = await app.letIn(await app.aStaff('finance'));
  agent = await app.letIn(await app.aSalesperson({ name: 'Project Seller' }));
  const desk = await app.letIn(await app.aStaff('submissions'));
  ({ dealId } = await anApprovedDeal(agent, desk));
});

const setProject = (project: string | null) => finance.put(`${place}/deals/${dealId}/project`, { project });
const splits = async () => (await finance.get(`${place}/deals/${dealId}/splits`)).body.data;
const mine = async () => {
  const { rows } = await splits();
  const { lines, cents, steps } = rows.find(({ name }: { name: string }) => name === 'Project Seller');
  const own = lines.find(({ kind }: { kind: string }) => kind === 'OWN').cents;
  return { part: own / cents, label: steps.find(({ of }: { of: string }) => of === 'OWN').label };
};

describe('the project of a deal', () => {
  it('is one that a plan has rates for', async () => {
    expect((await setProject('Marina One')).body.errors).toMatchObject([{ field: 'project' }]);
    const input = { name: 'Projects', fromDay: '2020-01-01', terms: projectTerms() };
    const added = await finance.post(`${place}/plans`, input);
    expect(added.status).toBe(200);
    const second = await app.letIn(await app.aStaff('finance'));
    await approvePlanChanges(second);
    const people = { personIds: [agent.person.userId], fromDay: '2020-01-01' };
    expect((await finance.post(`${place}/plans/${added.body.data.code}/people`, people)).status).toBe(200);
    await approvePlanChanges(second);
    expect(await splits()).toMatchObject({ project: null, projects: ['Leonie Heights', 'Marina One'] });
    expect((await setProject('Elsewhere')).status).toBe(409);
  });

  it('divides the share by the role’s rate, and back', async () => {
    expect((await setProject('marina one')).status).toBe(200);
    expect((await splits()).project).toBe('Marina One');
    expect(await mine()).toEqual({ part: 0.85, label: 'Marina One, Closing Agent (CA)' });
    expect((await setProject(null)).status).toBe(200);
    expect(await mine()).toEqual({ part: 0.7, label: 'Rate without a project' });
    const sql = "SELECT detail FROM audit_row WHERE action = 'deal.project-set' ORDER BY id";
    const { rows } = await app.services.database.$client.query(sql);
    expect(rows.map(({ detail }) => detail.after)).toEqual(['Marina One', null]);
  });

  it('is tried out beforehand', async () => {
    const query = `personId=${agent.person.userId}&cents=1000000&signedOn=2026-11-01`;
    const tried = async (more: string) =>
      (await finance.get(`${place}/plan-try-out?${query}${more}`)).body.data.lines[0].cents;
    expect(await tried('')).toBe(700_000);
    expect(await tried('&project=Marina%20One')).toBe(850_000);
    expect(await tried('&project=Marina%20One&role=TAG')).toBe(300_000);
  });
});

describe('the list of deals', () => {
  it('is summed, and exported by its filters', async () => {
    const { rows, sumCents } = (await finance.get(`${place}/deals`)).body.data;
    expect(sumCents).toBe(rows.reduce((sum: number, row: { commissionCents: number }) => sum + row.commissionCents, 0));
    expect(sumCents).toBeGreaterThan(0);
    const sheetOf = async (filters: string) => {
      const { raw } = await finance.get(`${place}/deals/export?${filters}`);
      return utils.sheet_to_json<Record<string, unknown>>(read(raw).Sheets.Deals ?? {});
    };
    expect(await sheetOf('state=UNBILLED')).toMatchObject([
      { Deal: rows[0].dealNo, 'Commission (S$)': sumCents / 100, Salesperson: 'Project Seller', State: 'Unbilled' },
    ]);
    expect(await sheetOf('state=ABORTED')).toEqual([]);
    expect((await agent.get(`${place}/deals/export`)).status).toBe(403);
  });
});
