import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './ErrorSummary.module.css';
import { goToField } from './goToField.ts';
import type { Problem } from './problems.ts';

type Props = {
  problems: Problem[];
  /** Counts failed tries: the summary takes the focus at each. */
  attempts: number;
  form: RefObject<HTMLFormElement | null>;
};

const inputOf = (form: HTMLFormElement | null, field: string) =>
  form?.querySelector<HTMLInputElement>(`[data-path="${CSS.escape(field)}"]`);

/** What the field is called on the page; of a choice, what the choices are called together. */
const labelOf = (input: HTMLInputElement | null | undefined): string => {
  const group = input?.closest('[role="radiogroup"]')?.getAttribute('aria-labelledby');
  const label = group ? document.getElementById(group) : input?.labels?.[0];
  return label?.textContent?.replace(/\s*\*$/, '') ?? input?.getAttribute('aria-label') ?? '';
};

type Place = { label: string; order: number };

const placeOf = (form: HTMLFormElement | null, field: string): Place => {
  const input = inputOf(form, field);
  const all = [...(form?.querySelectorAll('[data-path]') ?? [])];
  return { label: labelOf(input), order: input ? all.indexOf(input) : all.length };
};

/** What stands in the way, each line a link to its field. Shown after a failed try, until all is put right. */
export function ErrorSummary({ problems, attempts, form }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  // Read from the page once its fields are there: the form knows paths, people know labels and what stands where.
  const [places, setPlaces] = useState<Record<string, Place>>({});
  const fields = problems.flatMap(({ field }) => field ?? []).join(' ');
  useLayoutEffect(() => {
    setPlaces(Object.fromEntries(fields.split(' ').map((field) => [field, placeOf(form.current, field)])));
  }, [fields, form]);
  const orderOf = ({ field }: Problem) => (field === undefined ? -1 : (places[field]?.order ?? 0));
  const inOrder = [...problems].sort((a, b) => orderOf(a) - orderOf(b));
  if (attempts === 0 || problems.length === 0) return null;

  return (
    <div ref={box} className={classes.box} role="alert" tabIndex={-1}>
      <p className={classes.title}>
        {problems.length === 1 ? 'One thing needs your attention' : `${problems.length} things need your attention`}
      </p>
      <ul>
        {inOrder.map(({ message, field }) => (
          <li key={`${field}${message}`}>
            {field ? (
              <button type="button" onClick={() => form.current && goToField(field, form.current)}>
                {places[field]?.label ? `${places[field].label}: ${message}` : message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
