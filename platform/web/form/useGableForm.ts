import { type schemaResolver, useForm } from '@mantine/form';
import { type FormEvent, type ReactNode, type RefObject, startTransition, useCallback, useRef, useState } from 'react';
import { afterFrame } from '../kit/afterFrame.ts';
import { type Problem, problemsOf, sortProblems } from './problems.ts';
import { schemaRules } from './schemaRules.ts';

// Mantine exports these under a path that Node's resolution does not follow.
type UseFormReturnType<Values extends object> = ReturnType<typeof useForm<Values>>;
type UseFormInput<Values extends object> = NonNullable<Parameters<typeof useForm<Values>>[0]>;
type FormErrors = Record<string, ReactNode>;

export type SaveState = 'clean' | 'changed' | 'saving' | 'saved' | 'failed';

type Options<Values extends object> = {
  initialValues: Values;
  /** The contract's schema; its messages are fit for the person. */
  schema?: Parameters<typeof schemaResolver>[0];
  /** Rules where there is no schema. */
  validate?: UseFormInput<Values>['validate'];
  /** Saves. What it throws with `errors: [{ message, field? }]` lands on the fields. */
  onSubmit: (values: Values) => unknown;
};

export type GableForm<Values extends object> = {
  form: UseFormReturnType<Values>;
  /** What an input of Mantine or of ours takes: value, error, onChange, the path for the summary's link. */
  field: (path: string, options?: { required?: boolean; type?: 'checkbox' }) => FieldProps;
  submit: (event?: FormEvent<HTMLFormElement>) => void;
  state: SaveState;
  /** When it was last saved, on this clock. */
  savedAt: Date | undefined;
  /** Everything that stands in the way, for the summary. */
  problems: Problem[];
  /** Counts failed tries, so that the summary takes the focus at each. */
  attempts: number;
  /** Whether leaving would lose something, read at the moment of leaving. */
  isDirty: () => boolean;
  element: RefObject<HTMLFormElement | null>;
};

export type FieldProps = ReturnType<UseFormReturnType<Record<string, unknown>>['getInputProps']> & {
  required: boolean;
};

/** The one form: Mantine's, with server errors on their fields, a saved state and the summary's facts. */
export function useGableForm<Values extends object>(options: Options<Values>): GableForm<Values> {
  const { initialValues, schema, validate, onSubmit } = options;
  const rules = schema ? schemaRules(schema) : validate;
  const form = useForm<Values>({ initialValues, validateInputOnBlur: true, ...(rules && { validate: rules }) });
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<SaveState>('clean');
  const [savedAt, setSavedAt] = useState<Date>();
  const [whole, setWhole] = useState<Problem[]>([]);
  const [attempts, setAttempts] = useState(0);
  const busy = useRef(false);
  /** While saving, leaving is free: onSubmit may navigate once it has saved. */
  const released = useRef(false);

  const fail = (error: unknown) => {
    const { fields, whole: rest } = sortProblems(problemsOf(error), (path) =>
      Boolean(element.current?.querySelector(`[data-path="${CSS.escape(path)}"]`)),
    );
    form.setErrors(fields);
    setWhole(rest);
    setState('failed');
    setAttempts((before) => before + 1);
  };

  const save = async (values: Values) => {
    if (busy.current) return;
    busy.current = true;
    setState('saving');
    setWhole([]);
    released.current = true;
    try {
      await onSubmit(values);
      form.resetDirty(values);
      setSavedAt(new Date());
      setState('saved');
    } catch (error) {
      fail(error);
    } finally {
      released.current = false;
      busy.current = false;
    }
  };

  const submit = form.onSubmit(save, () => {
    setWhole([]);
    setState('failed');
    setAttempts((before) => before + 1);
  });

  const field: GableForm<Values>['field'] = (path, { required = false, type } = {}) => {
    // Mantine would draw the whole form when a field is entered, to note that it was: nobody asks.
    const { onFocus: _, ...props } = form.getInputProps(path as never, type ? { type } : undefined);
    // Once the focus is seen to have moved, and in slices: nobody waits for the rules of the field that was left.
    const leave = (...given: unknown[]) => startTransition(() => props.onBlur(...given));
    const onBlur = props.onBlur && ((...given: unknown[]) => afterFrame(() => leave(...given)));
    return { ...props, ...(onBlur && { onBlur }), required };
  };

  const isDirty = useCallback(() => !released.current && form.isDirty(), [form]);
  const changed = state !== 'saving' && form.isDirty();
  return {
    form,
    field,
    submit,
    state: changed && state !== 'failed' ? 'changed' : state,
    savedAt,
    problems: [...whole, ...asProblems(form.errors)],
    attempts,
    isDirty,
    element,
  };
}

const asProblems = (errors: FormErrors): Problem[] =>
  Object.entries(errors).flatMap(([field, message]) => (message ? [{ field, message: String(message) }] : []));
