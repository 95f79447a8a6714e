import { useWatch } from 'react-hook-form';
import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import type { AnyForm } from '#platform/web/form/useGableForm.ts';
import type { StepForm } from '../wizard/useStepForm.web.ts';

type Props = {
  basis: ShareBasis;
  field: AnyForm['field'];
  /** The path of the row in the form, such as `rows.2`. */
  path: string;
  /** The name of the person or agency, for screen readers. */
  of: string;
  /** A visible label. Without it the field has a name only for screen readers. */
  label?: string;
};

/** A share, as a percentage or an amount. */
export function ShareInput({ basis, field, path, of, label }: Props) {
  const words = label ? { label, required: true } : { 'aria-label': `Share of ${of}`, required: false };
  if (basis === 'PERCENT') return <PercentInput {...field(`${path}.shareRate`)} {...words} />;
  return <MoneyInput {...field(`${path}.shareCents`)} {...words} />;
}

export type ShareBasis = 'PERCENT' | 'AMOUNT';

type SwitchProps<Row> = {
  form: Pick<StepForm<Row>, 'control'>;
  basisOf: (rows: Row[]) => ShareBasis;
  onChange: (basis: ShareBasis) => void;
};

/** Shares as percentages or as amounts. */
export function BasisSwitch<Row>({ form: { control }, basisOf, onChange }: SwitchProps<Row>) {
  return (
    <SegmentedControl
      aria-label="How shares are given"
      data={[
        { value: 'PERCENT', label: 'By %' },
        { value: 'AMOUNT', label: 'By S$' },
      ]}
      value={useWatch({ control, name: 'rows', compute: basisOf })}
      onChange={(basis) => onChange(basis as ShareBasis)}
    />
  );
}
