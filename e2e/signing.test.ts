import { expect, it } from 'vitest';
import type { Form } from '#features/ecdd/forms/form.calls.ts';
import { sharedGable } from './gable.ts';
import { must } from './journey/caller.ts';
import { readToTheEnd } from './journey/customer.ts';
import { places } from './places.ts';

const { visit } = sharedGable();
const forms = '/api/v1/ecdd-aml-forms';

it.each(places({ width: 390 }, { width: 1440 }))(
  'a customer sees who asks, reads, and declines at the last step at $width px',
  { timeout: 600_000 },
  ({ width }) =>
    visit(
      `signing ${width}`,
      width,
      async ({ page, look, callerFor }) => {
        const agent = await callerFor('hannah.lim');
        const { rows } = await must(agent.get('/api/v1/signing-requests'));
        const id = new URL(rows[0].record.link, 'http://gable.example').searchParams.get('id') ?? '';
        const form: Form = await must(agent.get(`${forms}/${id}`));
        const { url } = await must(agent.post(`${forms}/send-for-signing`, { id, way: 'SHARE' }));

        await page.goto(url);
        await page.getByText('Hannah Lim', { exact: true }).waitFor();
        await page.getByText(/^CEA R\d{6}[A-Z]/).waitFor();
        await look('who asks for a signature');
        await readToTheEnd(page, url, form.particulars.email);
        await look('where it is signed');
        const hasFocus = (element: Element) => element === document.activeElement;
        await expect.poll(() => page.getByRole('heading', { level: 1, name: 'Sign' }).evaluate(hasFocus)).toBe(true);
        await page.getByRole('button', { name: 'Sign', exact: true }).click();
        await page.getByRole('alert').filter({ hasText: 'Agree to sign electronically.' }).waitFor();
        const statement = page.getByRole('group', { name: 'You confirm' }).getByRole('checkbox').first();
        await expect.poll(() => statement.evaluate(hasFocus)).toBe(true);
        expect(await statement.getAttribute('aria-describedby')).toBe('unconfirmed');
        await page.getByLabel('I agree to sign this document electronically.').check();
        await page.getByRole('button', { name: 'Decline to sign' }).click();
        const dialog = page.getByRole('dialog', { name: 'Decline to sign?' });
        // Without a reason nothing is sent, and what lies behind stays as it is.
        await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
        await dialog.getByText('This is required.').waitFor();
        await dialog.getByRole('textbox', { name: /What is wrong/ }).fill('The price is not the one that we agreed.');
        await look('a reason to decline');
        await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
        await page.getByRole('heading', { level: 1, name: 'You declined to sign' }).waitFor();
        await look('a link after its customer declined');
        const told = await must(agent.get('/api/v1/signing-requests'));
        expect(told.rows.map(({ state }: { state: string }) => state)).toContain('DECLINED');
      },
      // The document is asked for once more, and opened no more.
      (line) => line.includes('409'),
    ),
);
