import { type ChangeEvent, useId, useRef } from 'react';
import { useHeard } from './useHeard.ts';

type Choosing = { value?: string | null | undefined; onChange?: ((value: string) => void) | undefined };

/** Radios that the browser moves by itself: the group that they stand in, and what each of them takes. */
export const useRadios = ({ value, onChange }: Choosing) => {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const tell = useHeard(group, () => {
    for (const input of group.current?.querySelectorAll('input') ?? []) input.checked = input.value === value;
  });
  const change = ({ currentTarget: { value: chosen } }: ChangeEvent<HTMLInputElement>) =>
    tell(() => onChange?.(chosen));
  const radio = (own: string) => ({ name, value: own, defaultChecked: own === value, onChange: change });
  return { group, radio };
};
