/** The text of a field and the position of the caret. -1 leaves the caret where the browser has it. */
export type Typed = { text: string; caret: number };

/** An amount that is being typed, its thousands grouped or not. */
const amount = /^(?:\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?(?: ?[a-z]+)?$/i;
const ungrouped = /^([1-9]\d{3,})(\D.*)?$/;

/** The character that a key added or changed; empty where it removed something. */
const addedTo = (before: string, raw: string): string => {
  let start = 0;
  while (start < before.length && before[start] === raw[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, raw.length) - start && before.at(-1 - end) === raw.at(-1 - end)) end++;
  return raw.slice(start, raw.length - end);
};

/**
 * Groups the thousands of an amount while it is typed: `1,2345` becomes `12,345` if the 5 was just typed into `1,234`. `before` is
 * the text before a key; it is left out for what was pasted, whose commas may be another country's. No character is ever
 * dropped but such commas, and the caret stays at the same digit.
 */
export function typeAmount(raw: string, caret: number, before?: string): Typed {
  const isTyped = before !== undefined && amount.test(before) && /^[\d.]?$/.test(addedTo(before, raw));
  const isPlain = !raw.includes(',') || isTyped;
  const text = isPlain ? raw.replaceAll(',', '').replace(ungrouped, grouped) : raw;
  if (text === raw) return { text, caret: -1 };
  return { text, caret: placeAfter(text, raw.slice(0, caret).replaceAll(',', '').length) };
}

const grouped = (_: string, digits: string, rest = '') => digits.replace(/\B(?=(\d{3})+$)/g, ',') + rest;

/** The position in the text after so many characters that are no commas. */
const placeAfter = (text: string, count: number): number => {
  let seen = 0;
  for (let at = 0; at < text.length; at++) {
    if (seen === count) return at;
    if (text[at] !== ',') seen++;
  }
  return text.length;
};
