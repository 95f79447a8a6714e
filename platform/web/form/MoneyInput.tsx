import { type Cents, formatAmount, parseMoney } from '#platform/contract/money.ts';
import { still } from './still.tsx';
import { typeAmount } from './typing.ts';
import { WrittenInput, type WrittenProps } from './WrittenInput.tsx';

const writing = {
  written: (value: Cents | null) => (value === null ? '' : formatAmount(value)),
  typed: typeAmount,
  meant: (text: string) => parseMoney(text) ?? null,
};

/** An amount in S$: cents in and out, grouped as it is typed, `S$1,234.50` or `1.2m` pasted as well. */
export const MoneyInput = still((props: WrittenProps<Cents>) => (
  <WrittenInput
    {...props}
    writing={writing}
    inputMode="decimal"
    leftSection="S$"
    leftSectionWidth={38}
    styles={{ input: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }, section: { fontSize: '0.875rem' } }}
  />
));
