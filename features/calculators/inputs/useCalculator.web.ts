import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { fieldOf } from './fieldOf.web.ts';
import { readFields, type Values, writeFields } from './fields.rules.ts';

/** A moment without a key before the address follows. */
const pause = 300;

/** Fills values missing in the address with the form's first values. */
const filledIn = <T extends object>(values: T, first: Partial<T>): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value ?? (first as Record<string, unknown>)[name] ?? value]),
  ) as T;

/** Inputs of a calculator: read from the address when the page opens, and written there as they change. */
export function useCalculator<F extends object>(fields: F, first: Partial<Values<F>> = {}) {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [values, setValues] = useState(() => filledIn(readFields(fields, search), first));
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (!isChanged) return;
    const later = setTimeout(
      () => void navigate({ to: '.', search: writeFields(fields, values) as never, replace: true, resetScroll: false }),
      pause,
    );
    return () => clearTimeout(later);
  }, [fields, values, isChanged, navigate]);
  const take = (next: Values<F>) => {
    setChanged(true);
    setValues(next);
  };
  const change = (part: Partial<Values<F>>) => take({ ...values, ...part });
  const query = writeFields(fields, values);
  return {
    values,
    query,
    /** Inputs for the calculation: a number out of range, which its field marks, counts as not entered. */
    input: readFields(fields, query),
    change,
    field: fieldOf<Values<F>>({ values, change }),
    clear: () => take(filledIn(readFields(fields, {}), first)),
  };
}
