import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findings } from '../axe.ts';
import { lookAt } from '../look.ts';
import { fixture } from './fixture/walk.ts';

const walk = fixture();
const saved = async (page: Page) => JSON.parse(await page.getByLabel('Saved values').innerText());

describe('a form', () => {
  it('says what is missing, and each line leads to its field', () =>
    walk('/form', async (page) => {
      await page.getByRole('button', { name: 'Save' }).click();
      const summary = page.getByRole('alert').filter({ hasText: '2 items to fix' });
      await summary.waitFor();
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await findings(page)).toEqual([]);
      const line = summary.getByRole('button', { name: 'Enter the price' });
      expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      await line.click();
      expect(await page.getByLabel('Price').evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  it('puts the server’s words on their field, the rest in the summary', () =>
    walk('/form', async (page) => {
      await page.getByLabel('Client').fill('taken');
      await page.getByLabel('Price').fill('1');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('The case is locked').waitFor();
      expect(await page.getByLabel('Client').getAttribute('aria-invalid')).toBe('true');
      // At the field, in the summary, and as a toast.
      await expect.poll(() => page.getByText('That name is taken').count()).toBe(3);
      await page.getByText('Not saved').waitFor();
    }));

  it('keeps the server’s words on a field that is left, until it is changed', () =>
    walk('/form', async (page) => {
      const client = page.getByLabel('Client');
      await page.getByLabel('Price').fill('1');
      await client.fill('taken');
      await client.press('Enter');
      await page.getByText('Not saved').waitFor();
      for (const each of [client, page.getByLabel('Price'), client]) await each.focus();
      await page.keyboard.press('Tab');
      // What leaving a field checks has been drawn once the next one shows its own error.
      await page.getByLabel('Price').fill('');
      await page.keyboard.press('Tab');
      await page.getByText('Enter the price').first().waitFor();
      expect(await client.getAttribute('aria-invalid')).toBe('true');
      await client.fill('Tan');
      await page.keyboard.press('Tab');
      await expect.poll(() => client.getAttribute('aria-invalid')).not.toBe('true');
      await page.getByLabel('Price').fill('1');
      await client.fill('taken');
      await client.press('Enter');
      await expect.poll(() => client.getAttribute('aria-invalid')).toBe('true');
    }));

  it('saves by Enter, says when, and lets go', () =>
    walk('/form', async (page) => {
      await page.getByLabel('Price').fill('728000');
      await page.getByLabel('Client').fill('Tan');
      await page.getByText('Unsaved changes').waitFor();
      await page.getByLabel('Client').press('Enter');
      await page.getByText('The transaction info created successfully!').waitFor();
      await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
      await page.getByRole('link', { name: 'Many' }).click();
      await page.getByRole('heading', { name: 'Many' }).waitFor();
    }));

  it('knows what was typed in the moment before it is sent, and shows what it made of it', () =>
    walk('/form', async (page) => {
      await page.getByLabel('Price').fill('1');
      // No frame comes between the two, and no key or click.
      await page.getByLabel('Client').evaluate((input: HTMLInputElement) => {
        input.focus();
        document.execCommand('insertText', false, 'Tan');
        input.form?.requestSubmit();
      });
      await page.getByText(/^Saved/).waitFor();
      expect(await saved(page)).toMatchObject({ name: 'Tan', price: 100 });
      expect(await page.getByLabel('Client').inputValue()).toBe('Tan');
    }));

  it('loses no letter while it follows', () =>
    walk('/form', async (page) => {
      const words = 'Tan Wei Ling and the estate of the late Goh';
      await page.getByLabel('Client').pressSequentially(words);
      expect(await page.getByLabel('Client').inputValue()).toBe(words);
      await page.getByLabel('Price').pressSequentially('728000');
      await page.keyboard.press('Enter');
      await page.getByText(/^Saved/).waitFor();
      expect(await saved(page)).toMatchObject({ name: words, price: 72_800_000 });
    }));

  it('asks before it is left with unsaved changes', () =>
    walk('/form', async (page) => {
      await page.getByLabel('Client').fill('Tan');
      await page.getByRole('link', { name: 'Many' }).click();
      const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
      await dialog.waitFor();
      expect(await findings(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Stay' }).click();
      expect(await page.getByLabel('Client').inputValue()).toBe('Tan');
      await page.getByRole('link', { name: 'Many' }).click();
      await dialog.getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('heading', { name: 'Many' }).waitFor();
    }));
});

describe('money', () => {
  it('is grouped as it is typed, the caret where it was', () =>
    walk('/form', async (page) => {
      const price = page.getByLabel('Price');
      await price.pressSequentially('1234567.5');
      expect(await price.inputValue()).toBe('1,234,567.5');
      await price.press('Home');
      await price.press('ArrowRight');
      await price.pressSequentially('9');
      expect(await price.inputValue()).toBe('19,234,567.5');
      expect(await price.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
      await price.press('Backspace');
      await price.blur();
      expect(await price.inputValue()).toBe('1,234,567.50');
    }));

  it.each([
    ['S$1,234.50', '1,234.50', 123_450],
    ['1.2m', '1,200,000.00', 120_000_000],
    ['SGD 6 000', '6,000.00', 600_000],
  ])('takes a pasted %s', (pasted, shown, cents) =>
    walk('/form', async (page) => {
      const price = page.getByLabel('Price');
      await price.focus();
      await page.keyboard.insertText(pasted);
      await price.blur();
      expect(await price.inputValue()).toBe(shown);
      await page.getByLabel('Client').fill('Tan');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText(/^Saved/).waitFor();
      expect((await saved(page)).price).toBe(cents);
    }),
  );

  it('below nothing stays with an error, and the form is not saved until it is corrected', () =>
    walk('/form', async (page) => {
      const price = page.getByLabel('Price');
      await page.getByLabel('Client').fill('Tan');
      await price.pressSequentially('-1500');
      await price.press('Tab');
      expect(await price.inputValue()).toBe('-1500');
      await page.getByText('An amount can’t be negative.').waitFor();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('alert').filter({ hasText: '1 item to fix' }).waitFor();
      expect(await price.inputValue()).toBe('-1500');
      expect(await findings(page)).toEqual([]);
      await price.press('Home');
      await price.press('Delete');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
      expect(await saved(page)).toMatchObject({ price: 150_000 });
    }));
});

describe('a day and a share', () => {
  it.each(['5/3/2026', '05 Mar 2026', '2026-03-05'])('takes %s', (typed) =>
    walk('/form', async (page) => {
      const day = page.getByLabel('Option date');
      await day.fill(typed);
      await day.press('Tab');
      expect(await day.inputValue()).toBe('05 Mar 2026');
      await page.getByLabel('Share').fill('33.3333');
      await page.getByLabel('Client').fill('Tan');
      await page.getByLabel('Price').fill('1');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText(/^Saved/).waitFor();
      expect(await saved(page)).toMatchObject({ day: '2026-03-05', share: 333_333 });
    }),
  );

  it('opens a calendar in which axe finds nothing', () =>
    walk('/form', async (page) => {
      await page.getByLabel('Option date').click();
      await page.getByRole('button', { name: 'Next month' }).waitFor();
      expect(await lookAt(page, 'the calendar')).toEqual([]);
    }));

  it('is picked by keys alone, and Escape leaves it as it was', () =>
    walk('/form', async (page) => {
      const day = page.getByLabel('Option date');
      const calendar = page.getByRole('dialog', { name: 'Choose a day' });
      const press = async (...pressed: string[]) => {
        for (const key of pressed) await page.keyboard.press(key);
      };
      await day.fill('5/3/2026');
      await press('ArrowDown');
      await calendar.getByRole('button', { name: '5 March 2026' }).and(page.locator(':focus')).waitFor();
      await press('ArrowRight', 'ArrowDown', 'Enter');
      await calendar.waitFor({ state: 'hidden' });
      expect(await day.inputValue()).toBe('13 Mar 2026');
      await press('ArrowDown');
      await calendar.locator(':focus').waitFor();
      await press('ArrowRight', 'Escape');
      await calendar.waitFor({ state: 'hidden' });
      expect(await day.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await day.inputValue()).toBe('13 Mar 2026');
    }));

  it('that can’t be read stays with an error, and the form is not saved until it is corrected', () =>
    walk('/form', async (page) => {
      const day = page.getByLabel('Option date');
      const problem = page.getByText('“31022026” is not a date. Enter it as 05 Mar 2026 or 05032026.');
      await page.getByLabel('Client').fill('Tan');
      await page.getByLabel('Price').fill('1');
      await day.fill('05032026');
      await day.press('Tab');
      expect(await day.inputValue()).toBe('05 Mar 2026');
      await day.fill('31022026');
      await day.press('Tab');
      await problem.waitFor();
      expect(await day.inputValue()).toBe('31022026');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('alert').filter({ hasText: '1 item to fix' }).waitFor();
      expect(await day.inputValue()).toBe('31022026');
      await day.fill('280226');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
      expect(await saved(page)).toMatchObject({ day: '2026-02-28' });
    }));
});

describe('uploads', () => {
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(30_000) });

  it('go each on its own: one arrives, one fails and is tried again, one is refused, one is cancelled', () =>
    walk('/form', async (page) => {
      await page
        .locator('input[type=file]')
        .setInputFiles([
          pdf('option.pdf'),
          pdf('fail.pdf'),
          pdf('slow.pdf'),
          { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.alloc(10) },
        ]);
      const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
      await line('setup.exe').getByText('File type not accepted').waitFor();
      await page.getByRole('button', { name: 'Clear option.pdf' }).waitFor();
      await page.getByRole('button', { name: 'Retry fail.pdf' }).click();
      await line('fail.pdf').getByText('It did not get through').waitFor();
      await line('slow.pdf').getByRole('progressbar').waitFor();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Cancel slow.pdf' }).click();
      await line('slow.pdf').waitFor({ state: 'detached' });
    }));
});
