import { Checkbox } from '@mantine/core';

type Props = { label: string; checked: boolean; indeterminate?: boolean; onChange: (event: unknown) => void };

/** The checkbox of one row or of all, named for a screen reader. */
export function SelectBox({ label, checked, indeterminate = false, onChange }: Props) {
  return <Checkbox size="xs" aria-label={label} checked={checked} indeterminate={indeterminate} onChange={onChange} />;
}
