import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import type { FieldProps } from '#platform/web/form/useGableForm.ts';
import type { ShareBasis } from './BasisSwitch.tsx';

type Props = {
  basis: ShareBasis;
  field: (path: string) => FieldProps;
  /** The row's path in the form: `rows.2`. */
  path: string;
  /** Whose share it is, for a screen reader. */
  of: string;
  /** Shown above; without it the field is named for screen readers alone. */
  label?: string;
};

/** A share, as a percentage or an amount. */
export function ShareInput({ basis, field, path, of, label }: Props) {
  const words = label ? { label, required: true } : { 'aria-label': `Share of ${of}`, required: false };
  if (basis === 'PERCENT') return <PercentInput {...field(`${path}.shareRate`)} {...words} />;
  return <MoneyInput {...field(`${path}.shareCents`)} {...words} />;
}
