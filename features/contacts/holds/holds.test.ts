import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

const clock = clockAt('2026-11-20T02:00:00Z');
let app: TestApp;
let hannah: Client;
let farid: Client;
let grace: Client;

beforeAll(async () => {
  app = await testApp({ clock });
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  grace = await app.letIn(await app.aStaff('compliance'));
});

const base = '/api/v1/customer-contacts';
const archive = '/api/v1/contact-archive-documents';
const list = '/api/v1/compliance/customer-documents';
const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const saysOf = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  return [status, body.errors?.[0]?.message];
};

const aDocument = async (name: string, other: object = {}) => {
  const { contactId } = await must(hannah.post(base, { name }));
  const { fileId } = await must(
    hannah.upload('/media/v1/customer-files', {}, { name: 'Deed.pdf', bytes: samplePdf() }),
  );
  const body = { contactId, fileId, docType: 'OWNERSHIP', ...other };
  const added = await hannah.post(archive, body);
  return { contactId, fileId, added, id: added.body.data?.id as string };
};
const hold = (who: Client, id: string, legalHold: boolean, reason = 'A dispute over the deposit') =>
  who.put(`${archive}/${id}/legal-hold`, { legalHold, reason });
const held = async (who = farid) => (await must(who.get(list))).rows as { id: string }[];

it('is placed by compliance, and not by the salesperson whose customer it is', async () => {
  const { added } = await aDocument('Ong Bee Lian', { legalHold: true });
  expect([added.status, added.body.errors[0].message]).toEqual([
    403,
    'Compliance alone places documents on legal hold.',
  ]);
  const { id, contactId } = await aDocument('Goh Siew Choo');
  expect((await hold(hannah, id, true)).status).toBe(403);
  expect((await hold(farid, id, true, ' ')).status).toBe(400);
  await must(hold(farid, id, true));
  expect((await hold(grace, id, true)).status).toBe(409);
  expect(await saysOf(hannah.delete(`${archive}?iD=${id}`))).toEqual([
    409,
    'This document is on legal hold and must not be deleted.',
  ]);
  expect(await must(hannah.get(`${base}/${contactId}`))).toMatchObject({ isHeld: true });
  const notices = (await must(hannah.get('/api/v1/notifications'))).rows;
  expect(notices).toMatchObject([
    { title: 'A document is kept', link: `/contact-management/contact-detail?id=${contactId}&tab=4` },
  ]);
  expect(JSON.stringify(notices)).not.toMatch(/dispute|Goh/);
});

it('is lifted by another officer than who placed it; with one officer it stays', async () => {
  const { id, contactId, fileId } = await aDocument('Lim Boon Keng');
  expect((await hold(farid, id, false)).status).toBe(409);
  await must(hold(farid, id, true));
  expect(await saysOf(hold(farid, id, false))).toEqual([403, 'You placed this legal hold. Another officer lifts it.']);
  expect((await hannah.delete(`${archive}?iD=${id}`)).status).toBe(409);
  const stolen = await app.letIn(grace.person, { unattended: true });
  clock.advance({ minutes: 11 });
  expect((await hold(stolen, id, false)).body.errors[0].code).toBe('session.unconfirmed');
  expect(await held()).toContainEqual(expect.objectContaining({ id }));
  await must(hold(grace, id, false, 'The dispute is settled'));
  const noticesOf = async (who: Client) =>
    JSON.stringify((await must(who.get('/api/v1/notifications'))).rows).match(
      /legal hold was lifted|dispute is settled/g,
    );
  expect([await noticesOf(farid), await noticesOf(grace), await noticesOf(hannah)]).toEqual([
    ['legal hold was lifted', 'dispute is settled'],
    null,
    null,
  ]);
  expect(await held()).not.toContainEqual(expect.objectContaining({ id }));
  expect((await hannah.delete(`${archive}?iD=${id}`)).status).toBe(200);
  const { rows } = await app.services.database.$client.query(
    `SELECT aggregate, action, detail FROM audit_row WHERE aggregate_id IN ($1, $2) AND action ~ 'held|hold|released' ORDER BY at, seq`,
    [contactId, id],
  );
  // The reasons are in a trail that the audit page does not show.
  expect(rows).toEqual(
    expect.arrayContaining([
      { aggregate: 'contact', action: 'contact.document-held', detail: { fileId } },
      { aggregate: 'contact-hold', action: 'document.held', detail: { reason: 'A dispute over the deposit' } },
      { aggregate: 'contact', action: 'contact.document-released', detail: { fileId } },
      { aggregate: 'contact-hold', action: 'document.hold-lifted', detail: { reason: 'The dispute is settled' } },
    ]),
  );
  expect(rows).toHaveLength(4);
});

it('tells nothing of its end to who placed it and left the desk', async () => {
  const officer = await app.letIn(await app.aStaff('compliance'));
  const { id } = await aDocument('Goh Bee Lay');
  await must(hold(officer, id, true));
  const { userId } = officer.person;
  await ask(app.services.database, `UPDATE person SET desks = '{finance}' WHERE id = $1`, [userId]);
  await must(hold(grace, id, false, 'The dispute is settled'));
  expect(await ask(app.services.database, 'SELECT 1 FROM notification WHERE person_id = $1', [userId])).toEqual([]);
});

it('is found by compliance, which finds others by their customer alone', async () => {
  const { id } = await aDocument('Chen Mei Ling');
  const free = async (search: string, who = farid) => await who.get(`${list}?state=FREE${search}`);
  expect((await must(free(''))).rows).toEqual([]);
  expect((await must(free('&search=mei ling'))).rows).toMatchObject([
    { id, name: 'Chen Mei Ling', document: 'Deed.pdf', salesperson: 'Hannah', placedAt: null, placedBy: '' },
  ]);
  await must(hold(farid, id, true, 'An order of the court'));
  expect(await held(grace)).toContainEqual(
    expect.objectContaining({
      id,
      reason: 'An order of the court',
      placedBy: farid.person.name,
      state: 'HELD',
      isOwn: false,
    }),
  );
  const admin = await app.letIn(await app.anAdmin());
  expect([(await admin.get(list)).status, (await hannah.get(list)).status]).toEqual([403, 403]);
});

it('of before, which a salesperson placed, is lifted by one officer', async () => {
  const { id } = await aDocument('Wong Kah Fai');
  const { database: db } = app.services;
  await ask(db, 'UPDATE contact_document SET legal_hold = true WHERE id = $1', [id]);
  const migration = await readFile('migrations/0520-legal-holds-of-documents.sql', 'utf8');
  const [brought] = /INSERT INTO contact_document_hold[^;]+/.exec(migration) ?? [];
  await ask(db, `${brought} AND id = $1`, [id]);
  expect(await held()).toContainEqual(
    expect.objectContaining({ id, placedBy: 'Hannah', reason: 'Placed by the salesperson, before compliance did' }),
  );
  await must(hold(farid, id, false, 'Asked the salesperson'));
  expect((await hannah.delete(`${archive}?iD=${id}`)).status).toBe(200);
});

it('keeps a document that was deleted before, and its contact in the bin', async () => {
  const { id, contactId } = await aDocument('Tan Siew Lian');
  await must(hannah.delete(`${base}?id=${contactId}`));
  await must(hold(farid, id, true));
  const bin = async () =>
    (await must(hannah.get(`${base}/bin`))).rows.find((row: { contactId: string }) => row.contactId === contactId);
  expect(await bin()).toMatchObject({ deletedOn: null });
  // After its days the bin is emptied of what is on no hold.
  clock.advance({ hours: 24 * 31 });
  await app.composed.jobs.find(({ name }) => name === 'contacts.empty-bin')?.run({});
  const { rows } = await app.services.database.$client.query('SELECT legal_hold FROM contact_document WHERE id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ legal_hold: true }]);
});
