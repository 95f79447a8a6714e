import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { room as screening } from '#features/screening/room.server.ts';
import { ask } from '#platform/server/database/ask.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { dismissHit } from '#test/hits.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { textOf } from '#test/text-of.ts';
import { addPaper } from '../rig/add-paper.ts';
import { beginsCorrection } from '../rig/begin-correction.ts';
import { decideOn } from '../rig/decide.ts';
import { aReadyForm, aWholeForm } from '../rig/ready-form.ts';
import { visitLink } from '../rig/visit-link.ts';

let app: TestApp;
let hannah: Client;
let rajesh: Client;
let farid: Client;
let admin: Client;

const place = '/api/v1/ecdd-aml-forms';
const approvals = '/api/v1/compliance/form-approvals';
const cash = { questionFID: '5.06', checkedResult: 'Y', remark: 'A tenth of the price', detail: '' } as const;
const young = { questionFID: '4.03', checkedResult: 'Y', remark: 'Bought in March', detail: '' } as const;

const heads = 'id,kind,name,aliases,birth_dates,nationalities,topic,remarks';
const listed = ['A-1,person,Torvald Brannick,,1965-03-01,NO,sanction,', 'A-2,person,Ilsa Marendaz,,1960-01-05,CH,pep,'];
const fillers = Array.from({ length: 12 }, (_, at) => `F-${at},person,Filler Number${at} Person,,,,other,`);

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  rajesh = await app.letIn(await app.aSalesperson({ name: 'Rajesh' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  admin = await app.letIn(await app.anAdmin());
  const path = join(app.services.config.dataDir, 'list.csv');
  await writeFile(path, `${[heads, ...listed, ...fillers].join('\n')}\n`);
  await screening.imports?.['own-list']?.(app.asNobody, [path]);
  await doQueued(app, 'screening.list-changed', 'aml.screen-again', 'aml.case-changed');
});

const read = async (id: string, who = hannah) => {
  const { status, body } = await who.get(`${place}/${id}`);
  expect(status).toBe(200);
  return body.data;
};
const stateOf = async (id: string): Promise<string> => (await read(id)).state;
const send = (id: string, way = 'SHARE', who = hannah) =>
  who.post(`${place}/send-for-signing`, { id, recipient: 'email', way });
const linkOf = async (id: string): Promise<string> => {
  const { status, body } = await send(id);
  expect([status, body.errors]).toEqual([200, []]);
  return new URL(body.data.url).searchParams.get('token') ?? '';
};

const visit = (token: string) => visitLink(app, token);

/** Signed on paper: the shortest way to a signature. */
const scan = (id: string, fields: object) =>
  hannah.upload(
    '/api/v1/esubmission-uploads/ecdd',
    { id, attachCode: 'SIGNED', ...fields },
    { name: 'Scan.pdf', bytes: samplePdf() },
  );
const signOnPaper = async (id: string) => {
  const answer = await scan(id, { version: String((await read(id)).version) });
  expect([answer.status, answer.body.errors]).toEqual([200, []]);
};

describe('the determination', () => {
  const determine = (id: string, version: number, more: object = {}) =>
    hannah.put(`${place}/form/signature`, { id, version, ...more });

  it('agrees or raises, never lowers, and a medium one says what is done', async () => {
    const { id, version } = await aWholeForm(app, hannah, { answers: [young] });
    expect((await determine(id, version)).body.errors[0]).toMatchObject({ field: 'mitigation' });
    expect((await send(id)).status).toBe(409);
    expect((await determine(id, version, { mitigation: 'Seen the reason' })).body.data.rating).toBe('MEDIUM');
    expect((await determine(id, version, { rating: 'HIGH' })).body.data.rating).toBe('HIGH');
    const high = await aWholeForm(app, hannah, { answers: [cash] });
    expect((await determine(high.id, 1, { rating: 'MEDIUM', mitigation: 'x' })).status).toBe(400);
  });

  it('is of one version, and of whole forms alone', async () => {
    const id = await aReadyForm(app, hannah);
    const { version, determination } = await read(id);
    expect(determination).toMatchObject({ rating: 'LOW', isRaised: false });
    const { body } = await aWholeForm(app, hannah);
    expect((await hannah.put(place, { id, version, ...body })).body.data.version).toBe(version);
    expect((await read(id)).determination).not.toBe(null);
    const changed = await hannah.put(place, { id, version, ...body, property: 'Another flat' });
    expect(changed.body.data.version).toBe(version + 1);
    expect((await read(id)).determination).toBe(null);
    const half = await hannah.put(place, { id, version: version + 1, ...body, listECDDAMLFormResult: [] });
    expect((await determine(id, half.body.data.version)).status).toBe(409);
  });
});

describe('a customer', () => {
  it('reads the own questions alone, signs once, and the form is done and sealed', async () => {
    const id = await aReadyForm(app, hannah);
    const customer = await visit(await linkOf(id));
    expect(await stateOf(id)).toBe('SENT');
    const document = (await customer.document()).raw.toString();
    for (const words of ['S1234567D', 'prominent public position', '10.03']) expect(document).toContain(words);
    const file = await textOf(await customer.file());
    const sent = await customer.file();
    await ask(app.services.database, `UPDATE ecdd_form SET name = 'Somebody Else' WHERE id = $1`, [id]);
    const own = await hannah.get(`${place}/${id}/download-file?audience=C`);
    expect(own.raw.equals(sent.raw)).toBe(true);
    await ask(app.services.database, `UPDATE ecdd_form SET name = 'Goh Siew Choo' WHERE id = $1`, [id]);
    expect(file).not.toContain('S1234567D');
    for (const words of ['good knowledge of the property', 'adverse news', 'Overall risk', 'R13', 'Rating']) {
      expect(document).not.toContain(words);
      expect(file).not.toContain(words);
    }
    const signed = await customer.sign();
    expect([signed.status, signed.body.errors]).toEqual([200, []]);
    expect(await stateOf(id)).toBe('DONE');
    expect((await send(id)).status).toBe(409);
    await doQueued(app, 'signing.seal');
    const { acknowledged, listECDDAMLFormResult: answers } = await read(id);
    expect(acknowledged).toMatchObject([{ how: 'LINK', name: 'Goh Siew Choo', version: 1 }]);
    expect(answers.filter((each: { questionFID: string }) => each.questionFID.startsWith('10.'))).toMatchObject(
      Array.from({ length: 3 }, () => ({ checkedResult: 'Y' })),
    );
    const sealed = await hannah.get(`/media/v1/documents/${acknowledged[0].fileId}/download`);
    expect(await textOf(sealed)).toContain('Goh Siew Choo');
    expect((await rajesh.get(`/media/v1/documents/${acknowledged[0].fileId}/download`)).status).toBe(404);
  });

  it('declines with a reason; a change withdraws what was sent', async () => {
    const id = await aReadyForm(app, hannah);
    await (await visit(await linkOf(id))).decline('The purchase date is wrong.');
    const { state, sent, version } = await read(id);
    expect([state, sent[0].declineReason]).toEqual(['DECLINED', 'The purchase date is wrong.']);
    const other = await aReadyForm(app, hannah);
    const token = await linkOf(other);
    const { body } = await aWholeForm(app, hannah);
    await hannah.put(place, { id: other, version, ...body, property: 'Another flat' });
    expect((await app.anyone.get(`${place}/token-verification?token=${token}`)).body.data.state).toBe('REVOKED');
  });

  it('is sent a form again with a new link, which the salesperson can withdraw', async () => {
    const id = await aReadyForm(app, hannah);
    const first = await linkOf(id);
    const second = await linkOf(id);
    const state = async (token: string) =>
      (await app.anyone.get(`${place}/token-verification?token=${token}`)).body.data?.state;
    expect(await state(first)).not.toBe('SENT');
    expect(await state(second)).toBe('SENT');
    expect((await rajesh.post(`${place}/${id}/revoke`)).status).toBe(404);
    expect((await hannah.post(`${place}/${id}/revoke`)).body.data.state).toBe('COMPLETE');
    expect(await state(second)).toBe('REVOKED');
  });

  it('counts as medium without a link: a third one is high, and is refused until that is answered', async () => {
    const related = { questionFID: '5.03', checkedResult: 'Y', remark: 'The buyer is a cousin', detail: '' } as const;
    const id = await aReadyForm(app, hannah, { answers: [young, related] });
    expect((await read(id)).rating).toBe('MEDIUM');
    const refused = await scan(id, { version: '1' });
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      expect.stringMatching(/^It becomes High without the customer’s own link: answer 5\.07 and 5\.08 first/),
    ]);
    // It is determined as high, which asks.
    const determine = (at: number) =>
      hannah.put(`${place}/form/signature`, { id, version: at, rating: 'HIGH', mitigation: 'Spoke with both' });
    expect((await determine(1)).body.data).toMatchObject({ state: 'INCOMPLETE', rating: 'HIGH' });
    expect((await send(id)).status).toBe(409);
    const wealth = { questionFID: '5.07', checkedResult: '', remark: '', detail: 'Thirty years of salary' } as const;
    const { body } = await aWholeForm(app, hannah, { answers: [young, related] });
    const all = [...body.listECDDAMLFormResult, wealth];
    expect((await hannah.put(place, { id, version: 1, ...body, listECDDAMLFormResult: all })).status).toBe(200);
    expect((await addPaper(hannah, id, 'WEALTH')).status).toBe(200);
    expect((await determine(2)).status).toBe(200);
    await signOnPaper(id);
    expect(await read(id)).toMatchObject({ rating: 'HIGH', state: 'PENDING', gaps: [] });
    expect((await read(id)).validity.isForOneTransaction).toBe(true);
    const { rows } = (await farid.get(`${approvals}?pageSize=100`)).body.data;
    expect(rows.map((row: { id: string }) => row.id)).toContain(id);
  });

  it('without an agent may refuse; a form that is signed on paper takes no link', async () => {
    const id = await aReadyForm(app, hannah, { isUcp: true });
    const refuse = () => hannah.post(`${place}/${id}/refusal`, { version: 1, note: 'Not before the lawyer is back' });
    await linkOf(id);
    const early = await refuse();
    expect([early.status, early.body.errors[0].message]).toEqual([409, 'Withdraw the link first.']);
    expect(await stateOf(id)).toBe('SENT');
    expect((await hannah.post(`${place}/${id}/revoke`)).status).toBe(200);
    const refused = await refuse();
    expect(refused.body.data.state).toBe('DONE');
    expect(await read(id)).toMatchObject({ rating: 'MEDIUM', factors: [{ questionFID: '10.01', effect: 'M' }] });
    expect(await read(id)).toMatchObject({ path: 'P7', forms: ['U1', 'U5'] });
    const other = await aReadyForm(app, hannah);
    expect((await hannah.post(`${place}/${other}/refusal`, { version: 1, note: 'No' })).status).toBe(409);
    await signOnPaper(other);
    expect([await stateOf(other), (await send(other)).status]).toEqual(['DONE', 409]);
  });
});

describe('an officer', () => {
  const waiting = async (): Promise<string[]> =>
    (await farid.get(`${approvals}?pageSize=100`)).body.data.rows.map(({ id }: { id: string }) => id);
  const decide = (id: string, more: object) => decideOn(farid, id, more);

  it('approves what is high, alone lowers it, and the salesperson reads Pending until then', async () => {
    const id = await aReadyForm(app, hannah, { answers: [cash] });
    await signOnPaper(id);
    expect([await stateOf(id), (await waiting()).includes(id)]).toEqual(['PENDING', true]);
    expect((await hannah.get(`${approvals}`)).status).toBe(403);
    expect((await admin.get(`${approvals}`)).status).toBe(403);
    expect((await decide(id, { decision: 'DECLINED', rating: 'LOW' })).status).toBe(400);
    expect((await decide(id, { decision: 'MORE_INFORMATION' })).status).toBe(200);
    expect(await stateOf(id)).toBe('PENDING');
    expect((await decide(id, { decision: 'APPROVED', rating: 'MEDIUM' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'DONE', rating: 'MEDIUM' });
    expect((await read(id, farid)).officer.decisions).toHaveLength(2);
    expect((await hannah.get(`${place}/${id}`)).raw.toString()).not.toContain('Seen');
  });

  it('is asked again about a form that was not approved, whatever the salesperson changes or determines', async () => {
    const { id, body } = await aWholeForm(app, hannah);
    const determine = (version: number, more: object = {}) =>
      hannah.put(`${place}/form/signature`, { id, version, ...more });
    expect((await determine(1, { rating: 'HIGH' })).status).toBe(200);
    expect((await decide(id, { decision: 'DECLINED' })).status).toBe(200);
    // What it was raised to asks at once, and holds over later versions.
    expect((await determine(1, { rating: 'MEDIUM', mitigation: 'x' })).status).toBe(409);
    expect((await decide(id, { decision: 'APPROVED' })).status).toBe(409);
    const wealth = { questionFID: '5.07', checkedResult: '', remark: '', detail: 'Thirty years of salary' } as const;
    body.listECDDAMLFormResult.push(wealth);
    await hannah.put(place, { id, version: 1, ...body, property: 'Another flat' });
    expect((await addPaper(hannah, id, 'WEALTH')).status).toBe(200);
    expect((await determine(2, { rating: 'MEDIUM', mitigation: 'x' })).status).toBe(400);
    expect(await read(id)).toMatchObject({ version: 2, rating: 'HIGH' });
    expect((await determine(2)).body.data.rating).toBe('HIGH');
    await signOnPaper(id);
    expect((await determine(2)).status).toBe(409);
    expect([await stateOf(id), (await waiting()).includes(id)]).toEqual(['PENDING', true]);
    expect((await decide(id, { version: 2, decision: 'APPROVED', rating: 'LOW' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'DONE', rating: 'LOW' });
    await beginsCorrection(app, hannah, id, 2);
    await hannah.put(place, { id, version: 2, isSigned: true, ...body });
    expect((await determine(3)).body.data.rating).toBe('LOW');
    // What is not approved holds for a low rating, too, where the screening made the form high before.
    await ask(
      app.services.database,
      `INSERT INTO ecdd_approval (form_id, version, at, by, decision, note) VALUES ($1, 3, now(), $2, 'DECLINED', 'No')`,
      [id, farid.person.userId],
    );
    await hannah.put(place, { id, version: 3, ...body, property: 'A third flat' });
    await determine(4);
    expect((await scan(id, { version: '4' })).body.errors).toMatchObject([{ field: 'mitigation' }]);
    const scanned = await scan(id, { version: '4', mitigation: 'Seen with the identity card' });
    expect([scanned.status, (await read(id)).determination.mitigation]).toEqual([200, 'Seen with the identity card']);
    expect([await stateOf(id), (await waiting()).includes(id)]).toEqual(['PENDING', true]);
  });

  it('has nothing to decide on a low form', async () => {
    const id = await aReadyForm(app, hannah);
    expect((await decide(id, { decision: 'APPROVED' })).status).toBe(409);
  });

  it('alone learns what the screening found: nobody else has a word of it in any answer', async () => {
    const answers = async (name: string, dateOfBirth: string) => {
      const id = await aReadyForm(app, hannah, { customer: { name, dateOfBirth, idNumber: undefined } });
      await signOnPaper(id);
      const texts = await Promise.all(
        [`${place}/${id}`, `${place}/result?id=${id}`, `${place}/${id}/download-file`].map(async (path) =>
          textOf(await hannah.get(path)),
        ),
      );
      const { state, rating, factors, determination } = await read(id);
      // An instant may have such figures by chance, as 10:00:38.021.
      const words = texts.join('\n').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
      return { id, texts: words, known: { state, rating, factors }, determination };
    };
    const listedOne = await answers('Torvald Brannick', '1965-03-01');
    const exposed = await answers('Ilsa Marendaz', '1960-01-05');
    // The same whatever was found: pending, rated by the answers alone.
    for (const { texts, known: assessment } of [listedOne, exposed]) {
      // By the answers, and by the paper that was signed.
      expect(assessment).toEqual({
        state: 'PENDING',
        rating: 'MEDIUM',
        factors: [{ questionFID: '10.01', effect: 'M', flags: [] }],
      });
      for (const words of ['8.02', '8.03', '8.04', 'Prohibited', 'PROHIBITED', 'officer', 'A-1', 'possible match'])
        expect(texts).not.toContain(words);
    }
    expect((await read(listedOne.id, farid)).officer).toMatchObject({ rating: 'PROHIBITED', needsApproval: true });
    expect((await read(exposed.id, farid)).officer).toMatchObject({ rating: 'HIGH' });
    expect(await waiting()).toEqual(expect.arrayContaining([listedOne.id, exposed.id]));
    expect((await decide(listedOne.id, { decision: 'APPROVED' })).status).toBe(409);
    // Decided as somebody else, it is rated again, and the salesperson sees no other time.
    const { rows } = (await farid.get('/api/v1/compliance/hits?search=Brannick')).body.data;
    expect(await dismissHit(rows[0].hitId, farid)).toBe(200);
    await doQueued(app, 'aml.hit-decided', 'aml.case-changed');
    expect(await read(listedOne.id)).toMatchObject({ state: 'DONE', determination: listedOne.determination });
    expect(await waiting()).not.toContain(listedOne.id);
  });
});

describe('the checks', () => {
  it('say what is missing of a form and of its customer, and of Pending no more than that', async () => {
    const { id, aMLID } = await aWholeForm(app, hannah, { answers: [cash] });
    const check = async () =>
      (await hannah.get(`/media/v1/ecdd/security-check?transID=${aMLID}&ecddID=${id}`)).body.data;
    expect(await check()).toMatchObject({
      transID: aMLID,
      state: 'COMPLETE',
      blocks: ['The risk is not determined', 'The customer has not signed'],
    });
    await hannah.put(`${place}/form/signature`, { id, version: 1 });
    await signOnPaper(id);
    expect((await check()).blocks).toEqual(['Due diligence is pending']);
    const customers = (await hannah.get(`/media/v1/ecdd/customer-checks?ecddID=${id}`)).body.data;
    expect(customers.customers).toMatchObject([
      { aMLID, name: 'Goh Siew Choo', screening: 'CLEAR', checks: [{ ecddID: id }] },
    ]);
  });
});

it('goes along with the customer of somebody who left, and what was sent is withdrawn', async () => {
  const leaver = await app.letIn(await app.aSalesperson({ name: 'Leaver' }));
  const people = await app.letIn(await app.aStaff('people'));
  const id = await aReadyForm(app, leaver);
  const sent = await send(id, 'SHARE', leaver);
  const token = new URL(sent.body.data.url).searchParams.get('token');
  await people.post(`/agency/v1/people/${leaver.person.userId}/disable`, { reason: 'Left' });
  const started = await people.post(`/api/v1/customer-contacts/hand-overs/${leaver.person.userId}`, {
    to: rajesh.person.userId,
  });
  expect([started.status, started.body.errors]).toEqual([200, []]);
  await doQueued(app, 'contacts.hand-over');
  expect((await app.anyone.get(`${place}/token-verification?token=${token}`)).body.data.state).toBe('REVOKED');
  const taken = await read(id, rajesh);
  expect(taken.isMine).toBe(true);
  // What the leaver doubted is theirs and compliance's: it is neither read nor written over by who comes after them.
  const doubts = ({ questionFID }: { questionFID: string }) => questionFID === '9.02';
  expect(taken.listECDDAMLFormResult.some(doubts)).toBe(false);
  const { body } = await aWholeForm(app, rajesh);
  const answers = body.listECDDAMLFormResult.filter((each) => !doubts(each));
  const change = { id, version: 1, ...body, property: 'Another flat', listECDDAMLFormResult: answers };
  expect((await rajesh.put(place, change)).status).toBe(200);
  expect((await read(id, farid)).listECDDAMLFormResult.find(doubts)).toMatchObject({ checkedResult: 'N' });
});
