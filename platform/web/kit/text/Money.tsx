import { type Cents, formatAmount, formatMoney } from '../../../contract/money.ts';

const nothing = (
  <span className="g-figures" title="Not known">
    –
  </span>
);

/** An amount as `S$ 12,345.60`; a dash if unknown. `bare` leaves the currency out. */
export function Money({ cents, bare = false }: { cents: Cents | null | undefined; bare?: boolean }) {
  if (cents === null || cents === undefined) return nothing;
  return <span className="g-figures">{bare ? formatAmount(cents) : formatMoney(cents)}</span>;
}
