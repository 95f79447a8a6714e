import { beforeAll, describe, expect, it } from 'vitest';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { summaryOf } from '../rig/moves.ts';

let app: TestApp;
let hannah: Client;
let rajesh: Client;
beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  rajesh = await app.letIn(await app.aSalesperson());
});

const base = '/api/v1';
const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

/** A contact of a salesperson with one archived paper; answers the contact. */
const anArchive = async (who: Client, name: string, marks: object = {}) => {
  const person = { kind: 'INDIVIDUAL', name, idType: 'NRIC' };
  const { contactId } = await must(who.post(`${base}/customer-contacts`, person));
  const file = { name: `${name}.pdf`, bytes: Buffer.concat([samplePdf(), Buffer.from(`% ${name}\n`)]) };
  const { fileId } = await must(who.upload('/media/v1/customer-files', {}, file));
  await must(
    who.post(`${base}/contact-archive-documents`, {
      contactId,
      fileId,
      docType: 'ID',
      expiresOn: null,
      retentionUntil: null,
      legalHold: false,
      ...marks,
    }),
  );
  return contactId as string;
};
/** A draft whose client is a contact. */
const aDraft = async (contactId: string) => {
  const { eSubId } = await anEsubmission(hannah, { status: 'draft' });
  await app.services.database.$client.query(
    "UPDATE esubmission_party SET contact_id = $1 WHERE esubmission_id = $2 AND party_type = 'SELLER'",
    [contactId, eSubId],
  );
  return eSubId as string;
};
const offered = (eSubId: string, who = hannah) => who.get(`${base}/esubmissions/${eSubId}/archived-papers`);

describe('papers in the archive of a client', () => {
  it('are offered for a line without a file, and added as a copy, which stays when the paper goes', async () => {
    const contactId = await anArchive(hannah, 'Goh Siew Choo');
    const eSubId = await aDraft(contactId);
    const [paper, ...others] = await must(offered(eSubId));
    expect([paper, others]).toMatchObject([{ documentId: 'D-08', name: 'Goh Siew Choo.pdf' }, []]);
    const { name: _, title: __, ...chosen } = paper;
    const { fileId } = await must(hannah.post(`${base}/esubmission-uploads/archived`, { eSubId, ...chosen }));
    const [archived] = await must(hannah.get(`${base}/customer-contacts/${contactId}/archive-documents`));
    expect(fileId).not.toBe(archived.fileId);
    const { documents } = await summaryOf(hannah, eSubId);
    expect(documents.find(({ fileId: each }: { fileId: string }) => each === fileId)).toMatchObject({
      documentId: 'D-08',
    });
    expect(await must(offered(eSubId))).toEqual([]);
  });

  it('are not, where they have expired, lie in the bin, or are a colleague’s', async () => {
    expect(
      await must(offered(await aDraft(await anArchive(hannah, 'Lim Ah Kow', { expiresOn: '2020-01-01' })))),
    ).toEqual([]);
    const binned = await anArchive(hannah, 'Ong Bee Hwa');
    const [{ id }] = await must(hannah.get(`${base}/customer-contacts/${binned}/archive-documents`));
    await must(hannah.delete(`${base}/contact-archive-documents?iD=${id}`));
    expect(await must(offered(await aDraft(binned)))).toEqual([]);
    const foreign = await aDraft(await anArchive(rajesh, 'Devi Pillai'));
    expect(await must(offered(foreign))).toEqual([]);
    expect((await offered(foreign, rajesh)).status).toBe(404);
  });

  it('of a colleague are given to nobody by their id', async () => {
    const theirs = await anArchive(rajesh, 'Tan Wei Ling');
    const [{ id: paperId }] = await must(rajesh.get(`${base}/customer-contacts/${theirs}/archive-documents`));
    const eSubId = await aDraft(await anArchive(hannah, 'Chua Kim Hock'));
    const [{ partyUuid }] = await must(offered(eSubId));
    const body = { eSubId, paperId, documentId: 'D-08', partyUuid };
    expect((await hannah.post(`${base}/esubmission-uploads/archived`, body)).status).toBe(404);
  });
});
