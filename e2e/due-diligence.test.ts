import { expect, it } from 'vitest';
import { answersTo } from '#features/ecdd/forms/demo-answers.server.ts';
import type { Form } from '#features/ecdd/forms/form.calls.ts';
import { answersOf, type FormFacts } from '#features/ecdd/forms/rows.rules.ts';
import { assessForm } from '#features/ecdd/rating/assess-form.rules.ts';
import { readPdf } from '#test/pdf.ts';
import { sharedGable } from './gable.ts';
import { must, signInByCall } from './journey/caller.ts';
import { readToTheEnd } from './journey/customer.ts';
import { nextMail } from './journey/mail.ts';
import { field } from './journey/report.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

/** So that a second try finds nothing of the first. */
let tries = 0;

/** The answers that are left, as most customers give them. */
const completed = (form: Form) => {
  const facts: FormFacts = { ...form, isLease: false };
  const own = form.templatesDetail.filter(({ audience }) => audience !== 'O');
  const given = form.listECDDAMLFormResult.filter(({ checkedResult }) => checkedResult !== '');
  const { asked } = assessForm(own, answersOf(given), facts);
  const open = new Set(own.filter(({ filledBy }) => filledBy === 'FORM').map(({ questionFID }) => questionFID));
  return answersTo(
    form.cDDFor,
    asked,
    facts,
    given.filter(({ questionFID }) => open.has(questionFID)),
  );
};

/** On a phone: the code, the form section by section, and a typed signature. */
const signOnPhone = async ({ page, look }: Visit, url: string, email: string, name: string) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await readToTheEnd(page, url, email, async () => {
    await page.getByText('S1234567D').waitFor();
    expect(await page.getByText('Agent observations').count()).toBe(0);
    await look('the form as its customer reads it');
  });
  const statements = page.getByRole('group', { name: 'You confirm' }).getByRole('checkbox');
  await statements.first().waitFor();
  for (const statement of await statements.all()) await statement.check();
  await page.getByRole('radio', { name: 'Type' }).check();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('I agree to sign this document electronically.').check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /signed/i }).waitFor();
};

it.each(places({ place: 'at a desk', width: 1440 }))(
  'a form is filled in, saved, sent, and signed by its customer on a phone, $place',
  { timeout: 600_000 },
  ({ place, width }) =>
    visit(`due diligence ${place}`, width, async (here) => {
      tries += 1;
      const name = `Goh Siew Choo ${'I'.repeat(tries)}`;
      const email = `siewchoo${tries}@mail.example`;
      const { page, look } = here;
      const caller = await signInByCall(page, 'hannah.lim');
      const customer = { kind: 'INDIVIDUAL', name, idType: 'NRIC', idNumber: 'S1234567D', dateOfBirth: '1958-04-02' };
      const { aMLID } = await must(caller.post('/api/v1/amls', customer));
      await page.goto(`/agent-tools/aml?id=${aMLID}`);
      await page.getByRole('button', { name: 'New form' }).click();
      await page.getByRole('menuitem', { name: 'Sale · Seller' }).click();
      await field(page, 'Property').fill('18 Leonie Hill #42-05, Leonie Towers');
      await field(page, 'Email').fill(email);
      const bought = page.locator('#q4_03');
      await bought.getByText('Yes', { exact: true }).click();
      await bought.getByText('Counts towards the rating').waitFor();
      await field(bought, 'Remark').fill('Bought in March, the family moves abroad');
      await look('a form that is filled in');
      // What is typed is kept: after a reload it is there again.
      await page.reload();
      await page.getByText('Bought in March').waitFor();
      // After a save the PDF comes by itself.
      const [pdf] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save', exact: true }).click(),
      ]);
      await page.getByText('Save E-CDD successfully!').waitFor();
      const chunks = await (await pdf.createReadStream()).toArray();
      expect((await readPdf(Buffer.concat(chunks))).text).toContain('Bought in March');
      await page.getByText('Incomplete', { exact: true }).waitFor();
      const id = new URL(page.url()).searchParams.get('id') ?? '';
      const form: Form = await must(caller.get(`/api/v1/ecdd-aml-forms/${id}`));
      const { property, category, particulars, version } = form;
      const body = { id, version, property, category, particulars, listECDDAMLFormResult: completed(form) };
      await must(caller.put('/api/v1/ecdd-aml-forms', body));
      await page.reload();
      // After an update edit mode ends.
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await field(page, 'Price').fill('2680000');
      await page.getByRole('button', { name: 'Update', exact: true }).click();
      await page.getByText('Update E-CDD successfully!').waitFor();
      await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Sign determination' }).click();
      const dialog = page.getByRole('dialog', { name: 'Risk determination' });
      await field(dialog, 'Mitigation').fill('Compared with three sales of this year in the block.');
      await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      await look('a form that can be sent');
      await page.getByRole('button', { name: 'Send for signing' }).click();
      await page.getByRole('menuitem', { name: `Email to ${email}` }).click();
      await page.getByText('Send to Customer successfully!').waitFor();
      await page.getByText('With the customer', { exact: true }).waitFor();
      const link = (await nextMail(page, email, 'Customer due diligence form for you to sign')).links[0] ?? '';
      const signer = await here.somebodyElse();
      await signOnPhone(signer, link, email, name);
      await page.reload();
      await page.getByText('Signed by link', { exact: true }).waitFor();
      await page.getByText('Done', { exact: true }).waitFor();
      // It is read now: what is wrong in it is corrected, with a reason, and signed again.
      expect(await page.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0);
      await look('a form that is signed');
      await page.getByRole('button', { name: 'Correct', exact: true }).click();
      const correct = page.getByRole('dialog', { name: 'Correct this signed form?' });
      await correct.getByText(`${name} signs again`).waitFor();
      await look('why a form is corrected');
      await field(correct, 'Reason for the correction').fill('The occupation was left out');
      await correct.getByRole('button', { name: 'Begin correction' }).click();
      await field(page, 'Occupation').fill('Teacher');
      await page.getByRole('button', { name: 'Update', exact: true }).click();
      await page.getByText('Not signed', { exact: true }).waitFor();
      await page.getByText('Reason: The occupation was left out').waitFor();
      await page.getByRole('button', { name: 'Sign determination' }).click();
      await field(dialog, 'Mitigation').fill('Compared with three sales of this year in the block.');
      await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Send for signing' }).click();
      await page.getByRole('menuitem', { name: `Email to ${email}` }).click();
      const mail = await nextMail(page, email, 'Customer due diligence form, corrected, for you to sign');
      expect(mail.text).toContain('Corrected since it was signed: Occupation.');
      expect(mail.text).toContain('The earlier signature no longer counts.');
      await signer.page.goto(link);
      await signer.page.getByRole('heading', { level: 1, name: 'Your signature no longer counts' }).waitFor();
      await signer.look('the link of a signature that no longer counts');
    }),
);
