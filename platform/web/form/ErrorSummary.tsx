import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import classes from './ErrorSummary.module.css';
import { goToField } from './goToField.ts';
import { aboutField, type Problem, problemsIn } from './problems.ts';
import type { AnyForm } from './useGableForm.ts';

const inputOf = (form: HTMLFormElement | null, field: string) =>
  form?.querySelector<HTMLInputElement>(`[data-path="${CSS.escape(field)}"]`);

/** The label of a field on the page; for a group of choices, the label of the group. */
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

/** The list of errors, each with a link to its field. Shown after a failed try until all errors are corrected. */
export function ErrorSummary({ form: { control, whole, attempts, element: form } }: { form: AnyForm }) {
  const problems = [...whole, ...problemsIn(useFormState({ control }).errors)];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  // Read from the page after the fields are drawn: the form has only paths, the page has labels and positions.
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
      <p className="g-strong">{problems.length === 1 ? '1 item to fix' : `${problems.length} items to fix`}</p>
      <ul className="g-bullets">
        {inOrder.map(({ message, field }) => (
          <li key={`${field}${message}`}>
            {field ? (
              <button type="button" onClick={() => form.current && goToField(field, form.current)}>
                {places[field]?.label ? `${places[field].label}: ${message}` : aboutField(field, message)}
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
