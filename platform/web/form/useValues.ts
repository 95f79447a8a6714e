import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Control, get, useFormState } from 'react-hook-form';

type Form<Values> = { getValues(): Values; onChange(changed: (values: Values) => void): () => void };

/**
 * The selected values of a form, for a component that shows them. The component is drawn again when the selected values
 * change, after the field that was changed and in slices, so that typing does not wait for it. A handler uses
 * `getValues()`. An input that shows a value uses `field`, or the library's `useWatch`. `select` must depend only on
 * the values: it is not called again when something else that it closes over changes.
 */
export function useValues<Values, Shown>(
  { getValues, onChange }: Form<Values>,
  select: (values: Values) => Shown,
): Shown {
  // A copy, because the library changes its values in place.
  const [shown, show] = useState(() => structuredClone(select(getValues())));
  const text = useRef(JSON.stringify(shown));
  const look = useEffectEvent((values: Values) => {
    const next = structuredClone(select(values));
    const nextText = JSON.stringify(next);
    if (nextText === text.current) return;
    text.current = nextText;
    startTransition(() => show(next));
  });
  useEffect(() => {
    look(getValues());
    return onChange(look);
  }, [getValues, onChange]);
  return shown;
}

/** Whether one of these fields, or a field under them (`rows.2`, `beneficialOwner`), has an error. */
export const useHasError = ({ control }: { control: Control }, paths: readonly string[]): boolean => {
  const { errors } = useFormState({ control, name: [...paths] });
  return paths.some((path) => Boolean(get(errors, path)));
};
