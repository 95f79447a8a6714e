import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { aMoneyDesk } from '#features/billing/rig/money-desk.ts';
import { readPdf } from '#test/pdf.ts';
import type { Client } from '#test/people.ts';

const { app, finance, anInvoice } = await aMoneyDesk('2026-11-16');
let admin: Client;
beforeAll(async () => {
  admin = await app.letIn(await app.anAdmin());
});

const place = '/agency/v1/letterhead';
const aLogo = (background: string) =>
  sharp({ create: { width: 900, height: 300, channels: 4, background } })
    .png()
    .toBuffer();
const upload = (bytes: Buffer, name = 'logo.png', by = admin) => by.upload(`${place}/logo`, {}, { name, bytes });
const read = async () => (await finance.get(place)).body.data;
const paint = (colour: string, keepsLogo = true) => admin.put(place, { colour, keepsLogo });
const pdfOf = async (invoiceId: string) => (await finance.get(`/agency/v1/finance/invoices/${invoiceId}/pdf`)).raw;

describe('the letterhead', () => {
  it('is on papers that are issued after it, and never on those before, whatever comes next', async () => {
    expect(await read()).toBeNull();
    const plain = await anInvoice();
    const [before, { text }] = [await pdfOf(plain.invoiceId), await readPdf(await pdfOf(plain.invoiceId))];

    expect((await upload(await aLogo('#1f5fa8'))).status).toBe(200);
    expect((await paint('#1F5FA8')).status).toBe(200);
    expect(await pdfOf(plain.invoiceId)).toEqual(before);
    const blue = await anInvoice();
    const withLogo = await pdfOf(blue.invoiceId);
    expect(withLogo.includes('/Subtype /Image')).toBe(true);
    expect(before.includes('/Subtype /Image')).toBe(false);

    expect((await paint('#006644', false)).status).toBe(200);
    expect(await read()).toMatchObject({ colour: '#006644', logo: null, byName: admin.person.name });
    expect(await pdfOf(blue.invoiceId)).toEqual(withLogo);
    const { invoiceId } = await anInvoice();
    expect((await pdfOf(invoiceId)).includes('/Subtype /Image')).toBe(false);
    expect((await readPdf(before)).text).toBe(text);
  });

  it('has a logo that is drawn anew as a small PNG, whatever the file says it is', async () => {
    const photo = await sharp(await aLogo('#884400'))
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toBuffer();
    expect((await upload(photo, 'logo.gif')).status).toBe(200);
    const { logo } = await read();
    const { raw, headers } = await finance.get(logo);
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(raw).metadata()).toMatchObject({ format: 'png', width: 720, height: 240 });
    expect(raw.includes('somebody')).toBe(false);
  });

  it.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415],
    ['a page', '<html></html>', 415],
    ['a broken picture', '\u0089PNG\r\n\u001a\n', 415],
  ])('is not %s', async (_, content, status) => {
    const answer = await upload(Buffer.from(content, 'latin1'), 'logo.png');
    expect(answer).toMatchObject({ status, body: { errors: [{ field: 'file' }] } });
  });

  it('has a colour that can be read, and is an administrator’s to choose', async () => {
    expect((await paint('#ffee00')).body.errors[0]).toMatchObject({
      field: 'colour',
      message: expect.stringContaining('darker'),
    });
    expect((await paint('red')).status).toBe(400);
    expect((await finance.put(place, { colour: '#000000', keepsLogo: true })).status).toBe(403);
    expect((await upload(await aLogo('#000000'), 'logo.png', finance)).status).toBe(403);
  });

  it('is kept by the database', async () => {
    const { $client } = app.services.database;
    await expect($client.query("UPDATE letterhead SET colour = '#000000'")).rejects.toThrow('kept');
    await expect($client.query('DELETE FROM letterhead')).rejects.toThrow('kept');
  });
});
