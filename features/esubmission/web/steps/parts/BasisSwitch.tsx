import { SegmentedControl } from '#platform/web/form/inputs.tsx';

export type ShareBasis = 'PERCENT' | 'AMOUNT';

type Props = { value: ShareBasis; onChange: (basis: ShareBasis) => void };

/** Shares as percentages or as amounts. */
export function BasisSwitch({ value, onChange }: Props) {
  return (
    <SegmentedControl
      aria-label="How shares are given"
      data={[
        { value: 'PERCENT', label: 'By %' },
        { value: 'AMOUNT', label: 'By S$' },
      ]}
      value={value}
      onChange={(basis) => onChange(basis as ShareBasis)}
    />
  );
}
