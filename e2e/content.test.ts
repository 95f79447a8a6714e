import { existsSync, readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { samplePng } from '#platform/server/storage/sample-files.ts';
import { sharedGable } from './gable.ts';
import { signInByCall } from './journey/caller.ts';
import { field } from './journey/report.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

/** What another program puts on the clipboard: text, links, and what must not come along. */
const hostile = `<h2 onclick="alert(1)">Hours</h2><script>alert(2)</script><iframe src="https://example.com"></iframe>
  <p style="position:fixed">We close at <b>one</b>. <a href="javascript:alert(3)">Bad</a> <a href="data:text/html,x">Worse</a>
  <a href="https://www.cea.gov.sg/hours">Good</a><img src="x" onerror="alert(4)"></p>`;

/** Pastes a picture, as from a screen, and says what it shows. */
const addPicture = async (text: Locator, page: Page) => {
  await text.evaluate((element, base64) => {
    const clipboardData = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    clipboardData.items.add(new File([bytes], 'plan.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, samplePng().toString('base64'));
  const dialog = page.getByRole('dialog', { name: 'Add plan.png' });
  await dialog.getByLabel('What does the picture show?').fill('Plan of the office');
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await text.getByRole('img', { name: 'Plan of the office' }).waitFor();
};

/** What programs put on the clipboard, and what is to be read of it: a line a block, cells parted by |. */
const pastes: [from: string, html: string, read: string[]][] = [
  [
    'a table',
    '<table><tr><th>Band</th><th>Rate</th></tr><tr><td>First 180,000</td><td>1%</td></tr><tr><td colspan="2">No other</td></tr></table>',
    ['th Band | th Rate', 'td First 180,000 | td 1%', 'td No other | td '],
  ],
  [
    'a table of Outlook with merged cells, words beside blocks, and a table in a cell',
    '<table class=MsoNormalTable><tr><td rowspan="2"><p class=MsoNormal>Homes</p></td><td>First<div>180,000</div></td><td>1%</td></tr><tr><td>Next 180,000</td><td>2%<ul><li>from 2023</li></ul></td></tr><tr><td colspan="2">Others <table><tr><td>a</td><td>b</td></tr></table></td><td>4%</td></tr></table>',
    ['td Homes | td First180,000 | td 1%', 'td  | td Next 180,000 | td 2%• from 2023', 'td Othersa · b | td  | td 4%'],
  ],
  [
    'Google Docs',
    '<b style="font-weight:normal;"><p><span style="font-weight:400">Plain </span><span style="font-weight:700">bold</span><span style="font-style:italic"> italic</span> <span style="text-decoration:line-through">old price</span></p></b>',
    ['p Plain <strong>bold</strong><em> italic</em> <s>old price</s>'],
  ],
  [
    'Word',
    `<h1>Terms</h1><p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>First</p><p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a.<span>&nbsp; </span></span>Sub</p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Second</p><p>12 m<sup>2</sup> <img src="file:///a.png" alt="Plan"></p>`,
    ['h2 Terms', 'ol First(ol Sub); Second', 'p 12 m² [picture: Plan]'],
  ],
];

pastes.unshift(
  [
    'Excel with a hidden column, and a price that is struck by its cell',
    "<table><tr><td>Fee</td><td style='display:none'>our cost</td><td style='text-decoration:line-through'>3,000</td><td style='font-weight:700'>2,800</td></tr></table>",
    ['td Fee | td <s>3,000</s> | td <strong>2,800</strong>'],
  ],
  [
    'Word, a list that goes on below a paragraph, by letters in brackets',
    `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>(b)</span>Second</p><p>Between</p><p style='mso-list:l1 level1 lfo1'><span style='mso-list:Ignore'>3.</span><s>Third</s></p>`,
    ['ol Second', 'p Between', 'ol 3 Third'],
  ],
  [
    'a newsletter, which is built of tables',
    '<table width="600"><tr><td><table><tr><td><h2>Head</h2><p>Paragraph</p></td></tr></table></td></tr><tr><td><p>Foot</p></td></tr></table>',
    ['h2 Head', 'p Paragraph', 'p Foot'],
  ],
  [
    'a checklist, an emoji as a picture, and a link through the check of Outlook',
    '<ul><li role="checkbox" aria-checked="true"><p>Keys <img alt="🏠" src="data:image/gif;base64,R0"></p></li></ul><p><a href="https://apc01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fcea.gov.sg%2Fx&data=1">CEA</a></p>',
    ['ul ☑ Keys 🏠', 'p <a target="_blank" rel="noopener noreferrer" href="https://cea.gov.sg/x">CEA</a>'],
  ],
);

/** Inputs that went wrong once, where they are. */
const cases = '../shared/cases/public';
if (existsSync(cases))
  for (const [name, read] of [
    ['11-paste-gdocs', ['p Plain words and <strong>bold words</strong><em> italic words</em>']],
    ['12-paste-table', ['td Band | td Rate', 'td First 180,000 | td 1%', 'td Next 180,000 | td 2%']],
    ['13-paste-word-list', ['ol First point(ol Sub point); Second point']],
  ] as const)
    pastes.unshift([name, readFileSync(`${cases}/${name}.html`, 'utf8'), [...read]]);

/** What the editor holds, in short. */
const readBlocks = (text: Locator) =>
  text.evaluate((editor) => {
    const items = (list: Element): string =>
      [...list.children]
        .map((item) => {
          const inner = item.querySelector(':scope > ol, :scope > ul');
          return `${item.querySelector(':scope > p')?.textContent}${inner ? `(${inner.tagName.toLowerCase()} ${items(inner)})` : ''}`;
        })
        .join('; ');
    return [...editor.children].flatMap((block) => {
      const tag = block.tagName.toLowerCase();
      if (tag === 'table')
        return [...block.querySelectorAll('tr')].map((row) =>
          [...row.children]
            .map(
              (cell) =>
                `${cell.tagName.toLowerCase()} ${[...cell.children].map((line) => line.innerHTML.replace(/<br[^>]*>/g, '')).join('')}`,
            )
            .join(' | '),
        );
      if (tag === 'ol' || tag === 'ul') {
        const { start = 1 } = block as HTMLOListElement;
        return [`${tag} ${start > 1 ? `${start} ` : ''}${items(block)}`];
      }
      const { textContent, innerHTML } = block;
      return textContent ? [`${tag} ${innerHTML.replace(/<br class="[^"]*">/g, '')}`] : [];
    });
  });

/** Through the clipboard, by its keys. */
const pasteEach = async ({ page, look }: Visit, text: Locator) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [from, html, read] of pastes) {
    await page.evaluate(
      (given) =>
        navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([given], { type: 'text/html' }) })]),
      html,
    );
    await text.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+V');
    await expect.poll(() => readBlocks(text), { message: from }).toEqual(read);
    if (from === 'a table') await look('a text with a table');
  }
  await page.getByText('Something that a text can’t hold was left out').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
};

/** Writes an announcement with a pasted text, looks at it as readers will, and publishes it. */
const publish = async ({ page, look }: Visit, title: string) => {
  await page.goto('/agency-desk/content/articles/new');
  const form = page.getByRole('form', { name: 'Article' });
  await field(form, 'Title').fill(title);
  const text = form.getByRole('textbox', { name: 'Text' });
  await text.click();
  await pasteEach({ page, look } as Visit, text);
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, hostile);
  await text.getByRole('heading', { name: 'Hours' }).waitFor();
  expect(await text.locator('script, iframe, img, [onclick], [style]').count()).toBe(0);
  expect(await text.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'https://www.cea.gov.sg/hours',
  ]);
  await addPicture(text, page);
  await look('an article that is written');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Draft', { exact: true }).first().waitFor();
  await page.getByRole('link', { name: 'Preview' }).click();
  await page.getByText('Preview · Draft').waitFor();
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await page.getByRole('form', { name: 'Article' }).getByText('Publish now').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Published', { exact: true }).first().waitFor();
};

/** Reads it, and takes a place at an event. */
const readAndRegister = async ({ page, look }: Visit, title: string) => {
  await page.goto('/agent-tools/announcement');
  await page.getByRole('link', { name: title }).click();
  const link = page.getByRole('link', { name: 'Good' });
  await link.waitFor();
  expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  expect(await page.getByRole('link', { name: /Bad|Worse/ }).count()).toBe(0);
  const picture = page.getByRole('img', { name: 'Plan of the office' });
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await look('an announcement');
  await page.goto('/events');
  await page.getByRole('link', { name: 'Year-end dinner' }).click();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Cancel registration' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).click();
  await page.getByRole('button', { name: 'Register' }).waitFor();
  await look('an event');
};

/** The policy of the page stops what is pasted while the editor reads it, and says so. */
const isOfThePaste = (line: string) =>
  /content security policy|content policy: (script|style)-src-attr inline/i.test(line);

/** So that a second try finds nothing of the first. */
let tries = 0;

it.each(places({ place: 'at a desk', width: 1440 }))(
  'an announcement goes from the desk to a reader, who comes to an event, $place',
  { timeout: 600_000 },
  ({ place, width }) =>
    visit(
      `content ${place}`,
      width,
      async (here) => {
        tries += 1;
        const title = `Hours of the desk ${width} ${tries}`;
        await signInByCall(here.page, 'rohana.idris');
        await publish(here, title);
        const reader = await here.somebodyElse();
        await signInByCall(reader.page, 'mei.tan');
        await readAndRegister(reader, title);
      },
      isOfThePaste,
    ),
);
