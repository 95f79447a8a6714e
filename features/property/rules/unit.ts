import { notA, plainTyped, type Reading } from '#platform/contract/typed/reading.ts';

// `09`, `B1`, `PH`, `1M`; `118`, `K1`, `12A`.
const floor = String.raw`\d{1,2}[A-Z]?|[A-Z]{1,2}\d{0,2}[A-Z]?`;
const stack = String.raw`[A-Z]{0,3}\d{1,5}[A-Z]{0,2}`;

const whole = new RegExp(`^(?:(?<floor>${floor}) ?- ?)(?<stack>${stack})$`);
/** Units of the same floor, behind the first one. */
const further = new RegExp(`^(?<stack>${stack})$`);

/**
 * Typed without a dash: `4105`, `09118`, `B105`, `41 05`. Of three digits the floor may have one or two, and six are a postal
 * code. No storey above the 70th is built.
 */
const dashless = [
  /^(?<floor>0[1-9]|[1-6]\d|70)(?<stack>\d{2,3}[A-Z]?)$/,
  /^(?<floor>B\d)(?<stack>\d{2}[A-Z]?)$/,
  /^(?<floor>\d{1,2}|B\d) (?<stack>\d{2,5}[A-Z]?)$/,
];

const joint = /\s*(\/|&|,|\+|~|\bAND\b|\bTO\b)\s*/;
const isRun = (sign: string) => sign === '~' || sign === 'TO';

type Unit = { floor: string; stack: string };

const unitOf = (text: string, ways: RegExp[]): Unit | undefined => {
  for (const way of ways) {
    const { floor = '', stack } = way.exec(text)?.groups ?? {};
    if (stack !== undefined) return { floor: paddedFloor(floor), stack: paddedStack(stack) };
  }
  return undefined;
};

/** `9` → `09`. */
const paddedFloor = (floor: string): string => floor.replace(/^\d(?!\d)/, '0$&');
/** `5` → `05`, `0118` → `118`; a kiosk `K1` stays. */
const paddedStack = (stack: string): string =>
  stack.replace(/^0*(\d+)/, (_, digits: string) => digits.padStart(2, '0'));

/**
 * A unit in the one way in which it is stored and compared: `09-118`, of units that are joined `B2-34/35`, of a run of them
 * `01-01 to 04`, of a kiosk `02-K1`. The dash may be missing where it is clear which digits are the floor.
 */
export const readUnit = (typed: string): Reading<string> => {
  const text = plainTyped(typed)
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase())
    .replace(/^UNIT\b\s*(?:NO\.? ?)?/, '')
    .replace(/#\s*/g, '')
    // A run of whole units with a dash between them.
    .replace(/^([^-]+-[^-]+) - ([^-]+-[^-]+)$/, '$1 TO $2');
  if (text === '') return { value: '' };
  const [first = '', ...more] = text.split(joint);
  const start = unitOf(first, [whole, ...dashless]);
  if (!start) return notA(typed, 'a unit', '09-118');
  const isDashless = !whole.test(first);
  let { floor } = start;
  let value = `${floor}-${start.stack}`;
  for (let at = 0; at < more.length; at += 2) {
    const [sign = '', part = ''] = more.slice(at, at + 2);
    const unit = unitOf(part, isDashless ? [whole, ...dashless, further] : [whole, further]);
    if (!unit) return notA(typed, 'a unit', '09-118');
    const isSameFloor = unit.floor === '' || unit.floor === floor;
    value += `${isRun(sign) ? ' to ' : '/'}${isSameFloor ? '' : `${unit.floor}-`}${unit.stack}`;
    floor = unit.floor || floor;
  }
  return { value };
};
