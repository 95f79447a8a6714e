import type { ElementHandle, Locator, Page } from 'playwright-core';

export type Kind = 'text' | 'number' | 'day' | 'search' | 'select' | 'checkbox' | 'radio';
type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type Field = { handle: ElementHandle<Input>; label: string; kind: Kind };

const order: Kind[] = ['text', 'number', 'day', 'search', 'select', 'checkbox', 'radio'];

/** Every field that is seen in a place; those that change which others are there come last. */
export const fieldsIn = async (place: Locator): Promise<Field[]> => {
  const inputs = place.locator('input:not([type=file]):not([disabled]), textarea, select:not([disabled])');
  const found: Field[] = [];
  for (const input of await inputs.all()) {
    if (!(await input.isVisible())) continue;
    const handle = (await input.elementHandle()) as Field['handle'] | null;
    if (handle) found.push({ handle, ...(await handle.evaluate(describe)) });
  }
  return found.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
};

/** Runs in the page. */
const describe = (input: Input): { label: string; kind: Kind } => {
  const label =
    input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? input.getAttribute('placeholder') ?? '';
  const kindOf = (): Kind => {
    if (input.tagName === 'SELECT') return 'select';
    if (input.type === 'radio' || input.type === 'checkbox') return input.type;
    if (input.getAttribute('aria-haspopup') === 'dialog') return 'day';
    if (input.getAttribute('aria-haspopup') === 'listbox') return 'search';
    return input.inputMode === 'decimal' || input.inputMode === 'numeric' ? 'number' : 'text';
  };
  return { label: label.replace(/ \*$/, ''), kind: kindOf() };
};

const typed: Record<Kind, string[]> = {
  text: [...'Lim'],
  number: [...'123'],
  day: ['5', 'Space', ...'Mar'],
  search: [...'sin', 'Escape'],
  select: ['ArrowDown', 'ArrowDown', 'ArrowUp'],
  checkbox: ['Space', 'Space'],
  radio: ['ArrowRight', 'ArrowLeft'],
};

/** The page comes to rest, with what waits for a pause in the typing: a search, keeping the draft. */
const rest = 500;

/** Goes into a field, types as its kind wants, and leaves it by Tab; answers how many keys that were. */
export const typeInto = async (page: Page, { handle, kind }: Field): Promise<number> => {
  await handle.focus();
  if (kind === 'day' || kind === 'text') await handle.evaluate((input) => (input as HTMLInputElement).select());
  await page.waitForTimeout(rest);
  const keys = [...typed[kind], 'Tab'];
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(rest);
  }
  return keys.length;
};
