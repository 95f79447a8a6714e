import {
  sampleBill,
  sampleCompany,
  sampleExternal,
  sampleInfo,
  sampleParties,
  sampleShareholder,
} from '#demo/sample.ts';
import type { Caller } from '#test/esubmissions.ts';
import { must } from '../../e2e/journey/caller.ts';
import { samplePdf } from '../../platform/server/storage/sample-files.ts';

type Line = { documentId: string; partyUuid: string | null; required: boolean };

/**
 * A sale with as much of everything as there ever is: four parties, one of them a company with two shareholders, three
 * co-brokers of other agencies, three salespeople of ours, four bills, a file for each document that is asked for.
 */
export const aFullCase = async (agent: Caller, unit: string): Promise<string> => {
  const property = { ...sampleInfo().property, unit };
  const { eSubId } = await must(agent.post('/api/v1/esubmissions', sampleInfo({ property })));
  const summary = () => must(agent.get(`/api/v1/esubmissions/${eSubId}/summary`));
  const version = async (): Promise<number> => (await summary()).version;
  await addParties(agent, eSubId, version);
  const external = ['R034567D', 'R045678E', 'R056789F'].map((registrationNo, index) =>
    sampleExternal({ registrationNo, salespersonName: `Desmond Yeo ${'I'.repeat(index + 1)}`, shareRate: 100_000 }),
  );
  await must(agent.put(`/api/v1/external-cobrokes/${eSubId}`, { version: await version(), rows: external }));
  const internal = { version: await version(), rows: await salespeople(agent) };
  await must(agent.put(`/api/v1/internal-cobrokes/${eSubId}`, internal));
  const bills = Array.from({ length: 4 }, () => sampleBill(1_240_000));
  await must(agent.put('/api/v1/billing-infos', { eSubId, version: await version(), rows: bills }));
  await uploadAll(agent, eSubId);
  return eSubId;
};

const addParties = async (agent: Caller, eSubId: string, version: () => Promise<number>) => {
  const [seller, buyer] = sampleParties();
  const other = { ...seller, name: 'Goh Siew Hong', idType: 'PASSPORT', idNumber: 'K7654321' };
  for (const party of [seller, other, buyer])
    await must(agent.post('/api/v1/related-parties', { ...party, eSubId, version: await version() }));
  const company = { ...sampleCompany(), eSubId, version: await version() };
  const { uuid } = await must(agent.post('/api/v1/related-parties', company));
  for (const holder of [sampleShareholder(), sampleShareholder({ name: 'Quek Mei Fen', rate: 400_000, idNumber: '' })])
    await must(
      agent.post(`/api/v1/related-parties/party/${uuid}/shareholders`, { ...holder, version: await version() }),
    );
};

/** The closing agent and two more. */
const salespeople = async (agent: Caller) => {
  const { userId } = await must(agent.get('/api/v1/users/info'));
  const others: { userId: string }[] = await must(agent.get('/api/agents?search='));
  const two = others.filter((each) => each.userId !== userId).slice(0, 2);
  return [userId, ...two.map((each) => each.userId)].map((each, index) => ({
    userId: each,
    role: index === 0 ? 'CA' : 'ICB',
    shareBasis: 'PERCENT',
    shareRate: index === 0 ? 600_000 : 200_000,
  }));
};

const uploadAll = async (agent: Caller, eSubId: string) => {
  const { rows } = await must(agent.get(`/api/v1/document-templates?eSubId=${eSubId}`));
  for (const { documentId, partyUuid } of (rows as Line[]).filter(({ required }) => required)) {
    const fields = { eSubId, documentId, ...(partyUuid ? { partyUuid } : {}) };
    await must(agent.upload('/api/v1/esubmission-uploads', fields, { name: `${documentId}.pdf`, bytes: samplePdf() }));
  }
};
