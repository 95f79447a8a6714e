import type { Locator, Page } from 'playwright-core';

/** How a test operates a page: by mouse or touch, or by keyboard only. */
export type Hands = {
  press: (button: Locator) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  check: (box: Locator) => Promise<void>;
  /** One of a few that stand side by side. */
  pick: (choice: Locator) => Promise<void>;
  /** Opens a select and takes an option. */
  choose: (select: Locator, option: string) => Promise<void>;
  /** Puts a file into a drop zone, named by what is uploaded there. */
  drop: (zone: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>;
};

/** The browser's own, whose list is no part of the page. */
const isNative = (select: Locator) => select.evaluate((element) => element.tagName === 'SELECT');

const chosenIn = (select: Locator) =>
  select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label);

export const mouse: Hands = {
  press: (button) => button.click(),
  fill: (field, text) => field.fill(text),
  check: (box) => box.check(),
  pick: (choice) => choice.check({ force: true }),
  choose: async (select, option) => {
    if (await isNative(select)) return void (await select.selectOption({ label: option }));
    await select.click();
    await select.page().getByRole('option', { name: option, exact: true }).click();
  },
  // The browser's own input stands beside the button.
  drop: (zone, file) => zone.locator('..').locator('input[type=file]').setInputFiles(file),
};

/** More than the number of tab stops of any page. */
const mostStops = 400;

/** Whether the focus is where it is meant to go, and can be seen there: on the element or on what stands for it. */
const whereFocusIs = (target: Element): 'elsewhere' | 'shown' | 'hidden' => {
  const focused = document.activeElement;
  if (!focused || (focused !== target && !target.contains(focused))) return 'elsewhere';
  const around = [focused.parentElement, focused.closest('label'), focused.closest('tr')];
  const seen = [focused, focused.nextElementSibling, ...around];
  const isOutlined = (each: Element | null | undefined) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow.includes('inset');
  };
  return seen.some(isOutlined) ? 'shown' : 'hidden';
};

/** Goes to an element by Tab alone, and sees that the focus shows there. */
const reach = async (target: Locator) => {
  await target.waitFor({ state: 'attached' });
  const { keyboard } = target.page();
  for (let stop = 0; stop < mostStops; stop++) {
    const at = await target.evaluate(whereFocusIs);
    if (at === 'hidden') throw new Error(`The focus can’t be seen on ${target}`);
    if (at === 'shown') return;
    await keyboard.press('Tab');
  }
  throw new Error(`${target} can’t be reached by keyboard`);
};

/** Pages with a permanent listener for file choosers. A listener for a single event sometimes comes too late. */
const caught = new WeakSet<Page>();

/** What opens the place for files. */
const openers = ['Enter', 'Space'];

export const keys: Hands = {
  press: async (button) => {
    await reach(button);
    await button.page().keyboard.press('Enter');
  },
  fill: async (field, text) => {
    await reach(field);
    const { keyboard } = field.page();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.insertText(text);
    // A calendar that opened with the focus closes as it leaves.
    await keyboard.press('Tab');
  },
  check: async (box) => {
    await reach(box);
    await box.page().keyboard.press('Space');
  },
  pick: async (choice) => {
    // Tab stops at the one of them that is chosen; the arrows go from there.
    const group = choice.locator('xpath=ancestor::*[@role="radiogroup"][1]');
    await reach(group);
    for (let press = 0; press < 9 && !(await choice.isChecked()); press++)
      await choice.page().keyboard.press('ArrowRight');
  },
  choose: async (select, option) => {
    await reach(select);
    const page = select.page();
    if (await isNative(select)) {
      await page.keyboard.press('Home');
      const most = await select.locator('option').count();
      for (let press = 0; press < most && (await chosenIn(select)) !== option; press++)
        await page.keyboard.press('ArrowDown');
      if ((await chosenIn(select)) !== option) throw new Error(`“${option}” can’t be chosen in ${select}`);
      return;
    }
    const options = page.getByRole('option');
    if (!(await options.first().isVisible())) await page.keyboard.press('ArrowDown');
    await options.first().waitFor();
    const names = (await options.allInnerTexts()).map((name) => name.trim());
    for (let press = 0; press <= names.length; press++) {
      const chosen = page.locator('[role=option][data-combobox-selected]');
      if ((await chosen.count()) > 0 && (await chosen.first().innerText()).trim() === option) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
  },
  drop: async (zone, file) => {
    const page = zone.page();
    if (!caught.has(page)) page.on('filechooser', () => caught.add(page));
    await reach(zone);
    const chooser = page.waitForEvent('filechooser');
    // One as well as the other, in turn.
    openers.reverse();
    await page.keyboard.press(openers[0] ?? '');
    await (await chooser).setFiles(file);
  },
};
