import { type Cents, formatAmount, formatMoney } from '#platform/contract/money.ts';

const nothing = (
  <span className="g-figures" title="Not known">
    –
  </span>
);

/** `S$ 12,345.60`; `bare` where the column's head names the currency. Nothing known: a dash. */
export function Money({ cents, bare = false }: { cents: Cents | null | undefined; bare?: boolean }) {
  if (cents === null || cents === undefined) return nothing;
  return <span className="g-figures">{bare ? formatAmount(cents) : formatMoney(cents)}</span>;
}
