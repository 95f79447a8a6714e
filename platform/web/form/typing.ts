/** The text of a field and the position of the caret. -1 leaves the caret where the browser has it. */
export type Typed = { text: string; caret: number };

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** The position of the caret after `count` characters that matter (digits, point, unit). */
const caretAfter = (text: string, count: number, matters: RegExp): number => {
  let seen = 0;
  for (let at = 0; at < text.length; at++) {
    if (seen === count) return at;
    if (matters.test(text[at] ?? '')) seen++;
  }
  return text.length;
};

/** A minus before the first digit, as a keyboard or a spreadsheet has it. */
const minus = /^[^\d.]*[-−]/;

/**
 * Formats an amount while it is typed or pasted: thousands are grouped, there are at most two decimals, other
 * characters are dropped and the caret stays at the same digit. A final `k` or `m` stays for parseMoney, and a minus in front
 * for whoever refuses it: without it, it would be another amount. `S$1,234.5` → `1,234.5`.
 */
export function typeAmount(raw: string, caret: number): Typed {
  const { text, caret: at } = typeDigits(raw, caret);
  if (!minus.test(raw)) return { text, caret: at };
  return { text: `-${text}`, caret: at + (minus.test(raw.slice(0, caret)) ? 1 : 0) };
}

function typeDigits(raw: string, caret: number): Typed {
  const unit = /\d\s*([km])\s*$/i.exec(raw)?.[1] ?? '';
  const kept = raw.replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = kept.split('.');
  const fraction = rest.join('').slice(0, unit ? 6 : 2);
  const digits = whole.replace(/^0+(?=\d)/, '') || (rest.length > 0 ? '0' : '');
  const text = `${grouped(digits)}${rest.length > 0 ? `.${fraction}` : ''}${unit}`;
  const dropped = whole.length - digits.length;
  const before = (raw.slice(0, caret).match(/[\d.kKmM]/g) ?? []).length;
  return { text, caret: caretAfter(text, Math.max(0, before - dropped), /[\d.km]/i) };
}

/** Formats a number while it is typed, with at most so many digits before and after the point. */
export function typeNumber(raw: string, digits: number, decimals: number): string {
  const [whole = '', ...rest] = raw.replace(/[^\d.]/g, '').split('.');
  const point = rest.length > 0 && decimals > 0;
  const shown = whole.replace(/^0+(?=\d)/, '').slice(0, digits) || (point ? '0' : '');
  return `${shown}${point ? `.${rest.join('').slice(0, decimals)}` : ''}`;
}

/** Formats a percentage while it is typed: up to four decimals. The sign is dropped, since the field shows it. */
export const typePercent = (raw: string): string => typeNumber(raw.replace(',', '.'), 3, 4);

/** `2.5` → 25000 ten-thousandths of a percent, the unit of numeric(7,4); undefined for nothing. */
export function parsePercent(typed: string): number | undefined {
  const match = /^(\d{1,3})(?:\.(\d{0,4}))?$/.exec(typePercent(typed));
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(4, '0')}`) : undefined;
}
