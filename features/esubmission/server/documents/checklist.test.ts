import { beforeAll, describe, expect, it } from 'vitest';
import { nilFileId } from '#features/media/contract.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { casesOf } from '../rig/a-case.ts';
import { listOf } from '../rig/documents.ts';

let app: TestApp;
let hannah: Client;
let ravi: Client;
let rig: ReturnType<typeof casesOf>;

beforeAll(async () => {
  app = await testApp();
  rig = casesOf(app);
  hannah = await app.signIn(await app.aSalesperson());
  ravi = await app.signIn(await app.aSalesperson());
});

describe('the checklist', () => {
  it('of a new HDB sale for the seller is what the rules in force ask for', async () => {
    const id = await rig.aCase(hannah.person);
    const party = await rig.aParty(id, { name: 'Goh Siew Lan' });
    await rig.aParty(id, { partyType: 'BUYER', representedParty: 'O' });
    const { rows, missing } = await listOf(hannah, id);
    expect(rows.map((row) => [row.documentId, row.required, row.stage])).toEqual([
      ['D-01', true, 'submit'],
      ['D-02', true, 'invoice'],
      ['D-04', true, 'submit'],
      ['D-05', false, 'submit'],
      ['D-08', true, 'submit'],
      ['D-23', true, 'invoice'],
      ['D-24', true, 'submit'],
      ['D-28', true, 'submit'],
      ['D-29', true, 'submit'],
      ['D-33', true, 'submit'],
      ['D-36', true, 'payout'],
    ]);
    expect(missing).toBe(7);
    expect(rows[0]).toEqual({
      documentId: 'D-01',
      name: 'Option to purchase',
      required: true,
      fileId: nilFileId,
      fileGroup: [],
      spChecklistComplianceDate: null,
      partyUuid: null,
      partyName: null,
      stage: 'submit',
    });
    expect(rows[4]).toMatchObject({ partyUuid: party, partyName: 'Goh Siew Lan' });
  });

  it('follows co-brokers, the side, the category and the option date', async () => {
    const agency = { agencyName: 'Merlion', salespersonName: 'Lim', registrationNo: 'R012345A' };
    const share = { shareBasis: 'AMOUNT', shareCents: 1 };
    const id = await rig.aCase(hannah.person);
    await hannah.put(`/api/v1/external-cobrokes/${id}`, { version: 1, rows: [{ ...agency, ...share }] });
    const members = [hannah, ravi].map(({ person: { userId } }, index) => ({
      userId,
      role: index === 0 ? 'CA' : 'ICB',
      ...share,
    }));
    await hannah.put(`/api/v1/internal-cobrokes/${id}`, { version: 2, rows: members });
    await rig.change(id, { representedSide: 'BUYER', propertyCategory: 'commercial', optionDate: '2014-07-01' });
    const { rows } = await listOf(hannah, id);
    expect(rows.map((row) => `${row.documentId} ${row.required ? 'R' : 'O'}`)).toEqual([
      'D-01 R',
      'D-02 R',
      'D-04 O',
      'D-05 R',
      'D-06 R',
      'D-07 R',
      'D-29 O',
      'D-31 O',
      'D-36 R',
    ]);
  });
});
