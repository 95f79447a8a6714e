import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type ResolverResult,
  set,
  type UseFormReturn,
  useController,
  useForm,
} from 'react-hook-form';
import { isSessionOver } from '../api/failure.ts';
import { toastResult } from '../feedback/toast.ts';
import { whenIdle } from '../kit/hooks/whenIdle.ts';
import { type FieldNotes, fieldNotes } from './fieldNotes.ts';
import { type Problem, problemsOf, sortProblems, wholeForm } from './problems.ts';
import { type Schema, schemaRules } from './schemaRules.ts';

/** Returns the errors of the values, by path. */
export type Rules<Values> = (values: Values) => Wrong | Promise<Wrong>;
type Wrong = Record<string, string | null | undefined>;

type Options<Values> = {
  initialValues: Values;
  /** The contract's schema. Its messages are shown to the user. */
  schema?: Schema;
  /** The rules, if there is no schema. */
  rules?: Rules<Values>;
  /** What does not prevent saving and is to be corrected later, by path. It is shown under the field. */
  notes?: Rules<Values>;
  /**
   * Saves the values. The errors of a failure with `errors: [{ message, field? }]` are shown at their fields, and the first
   * of them as a toast.
   */
  onSubmit: (values: Values, as: SavedAs) => unknown;
};

/** How a form is saved. A step of a wizard can also be saved as a draft, to continue later. */
export type SavedAs = 'done' | 'draft';

/** The props that make an input a field of a form (see `asField`). */
export type FieldProps = {
  form: { useField(name: string): FieldState };
  name: string;
  required: boolean;
  /** The path of the field, to which its line in the error summary links. */
  'data-path': string;
};

/** The state of a field, for its input. */
type FieldState = {
  value: unknown;
  error: string | undefined;
  /** What is to be corrected later. */
  note: string | undefined;
  /** Where the value is from, until somebody touches it. */
  mark: string | undefined;
  /** Called with the value, or with the event of the element that has it. */
  onChange: (given: unknown) => void;
  leave: () => void;
  /** Called with the reason why the typed text can't be read, and with undefined once it can. */
  onUnread: (reason: string | undefined) => void;
};

/** The state of the last try to save. */
export type Saving = 'untried' | 'saving' | 'saved' | 'failed';

export type GableForm<Values extends FieldValues> = {
  /** The library's object for reading values and errors as they change. */
  control: Control;
  useField(name: string): FieldState;
  field(path: string, options?: { required?: boolean }): FieldProps;
  /** The current values. A component that shows some of them uses `useValues`. */
  getValues(): Values;
  setValue<Path extends FieldPath<Values>>(path: Path, value: FieldPathValue<Values, Path>): void;
  /** Sets some values and clears all errors. */
  setValues(values: Partial<Values>): void;
  setError(path: FieldPath<Values>, message: string): void;
  /** Says beside fields where their values are from (words by path), until each is touched. */
  mark(words: Record<string, string>): void;
  /** Calls `changed` with the values at each change. Returns the function that ends this. */
  onChange(changed: (values: Values) => void): () => void;
  /** Sets the values that count as unchanged from now on. */
  setSaved(values: Values): void;
  submit(event?: FormEvent<HTMLFormElement>): void;
  submitDraft(): void;
  saving: Saving;
  /** The time of the last save, by the clock of this device. */
  savedAt: Date | undefined;
  /** The errors that belong to no field. */
  whole: Problem[];
  /** The number of failed tries. The error summary takes the focus after each. */
  attempts: number;
  /**
   * Whether the page may be left without a confirmation. True while saving, because onSubmit may navigate once it has
   * saved.
   */
  isReleased(): boolean;
  element: RefObject<HTMLFormElement | null>;
};

/** A form with any values. */
export type AnyForm = GableForm<FieldValues>;

/**
 * The form of the product: react-hook-form with server errors at their fields, a saved state and the data of the error
 * summary. Typing does not draw the form again, only the field and the components that use `useValues`.
 */
export function useGableForm<Values extends FieldValues>(options: Options<Values>): GableForm<Values> {
  const { initialValues, schema, rules = schema && schemaRules(schema), onSubmit } = options;
  // The fields whose text can't be read, with the reason. Their last value must not be saved unseen.
  const [unread] = useState(() => new Map<string, string>());
  // What the server refused of the last try, with the values that it refused: leaving a field does not make it right.
  const [refused] = useState(() => new Map<string, { message: string; value: unknown }>());
  const form: UseFormReturn<Values> = useForm<Values>({
    defaultValues: initialValues as DefaultValues<Values>,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    resolver: async (values) => {
      const wrong = { ...(await rules?.(values)), ...Object.fromEntries(unread) };
      for (const [path, { message, value }] of refused)
        if (Object.is(form.getValues(path as FieldPath<Values>), value)) wrong[path] ||= message;
      return checked(values, wrong);
    },
  });
  const [notes] = useState(fieldNotes);
  const [marks] = useState(fieldNotes);
  const takeNotes = useEffectEvent(async () => notes.set((await options.notes?.(form.getValues())) ?? {}));
  // A note may need code that is loaded apart from the form.
  useEffect(() => void whenIdle().then(takeNotes), []);
  const element = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState<Saving>('untried');
  const [savedAt, setSavedAt] = useState<Date>();
  const [whole, setWhole] = useState<Problem[]>([]);
  const [attempts, setAttempts] = useState(0);
  const isReleased = useRef(false);

  const fail = (rest: Problem[]) => {
    setWhole(rest);
    setSaving('failed');
    setAttempts((before) => before + 1);
  };

  const save = async (values: Values, as: SavedAs) => {
    // A second submit during a save is ignored.
    if (isReleased.current) return;
    setSaving('saving');
    setWhole([]);
    isReleased.current = true;
    try {
      await onSubmit(values, as);
      form.resetDefaultValues(values);
      setSavedAt(new Date());
      setSaving('saved');
    } catch (error) {
      const problems = problemsOf(error);
      if (problems[0] && !isSessionOver(error)) toastResult(problems[0].message, 'danger');
      const { fields, whole: rest } = sortProblems(problems, (path) =>
        Boolean(element.current?.querySelector(`[data-path="${CSS.escape(path)}"]`)),
      );
      for (const [path, message] of Object.entries(fields)) {
        refused.set(path, { message, value: form.getValues(path as FieldPath<Values>) });
        form.setError(path as FieldPath<Values>, { type: 'server', message });
      }
      fail(rest);
    } finally {
      isReleased.current = false;
    }
  };

  const submit = async (as: SavedAs, event?: FormEvent<HTMLFormElement>) => {
    let isWrong = false;
    // The server decides anew.
    refused.clear();
    const note = () => {
      isWrong = true;
    };
    await form.handleSubmit((values) => save(values, as), note)(event);
    // After the errors are shown, the error summary takes the focus.
    if (isWrong) fail([]);
  };
  const [fields] = useState(() => fieldsOf(form, { unread, notes, marks, onLeave: () => void takeNotes() }));
  return {
    ...fields,
    field: (path, { required = false } = {}) => ({ form: fields, name: path, required, 'data-path': path }),
    submit: (event) => void submit('done', event),
    submitDraft: () => void submit('draft'),
    saving,
    savedAt,
    whole,
    attempts,
    isReleased: () => isReleased.current,
    element,
  };
}

/** What a form knows of its fields beside the library. */
type Beside = {
  unread: Map<string, string>;
  notes: FieldNotes;
  marks: FieldNotes;
  onLeave: () => void;
};

/**
 * The functions that read and set values. Setting a value makes the form count as changed, and clears the error of the
 * field.
 */
const fieldsOf = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { unread, notes, marks, onLeave }: Beside,
) => ({
  // A component that is part of a form accepts forms with any values.
  control: form.control as unknown as Control,
  useField: (name: string): FieldState => {
    const path = name as FieldPath<Values>;
    const { field, fieldState } = useController({ control: form.control, name: path });
    const onChange = (given: unknown) => {
      field.onChange(given);
      marks.drop(path);
      // The error of the previous value is cleared. The new value is checked when the focus leaves the field.
      if (fieldState.error) form.clearErrors(path);
    };
    const onUnread = (reason: string | undefined) => {
      if (reason) unread.set(path, reason);
      else unread.delete(path);
    };
    const leave = () => {
      field.onBlur();
      onLeave();
    };
    const error = fieldState.error?.message;
    const note = notes.useNote(path);
    const mark = marks.useNote(path);
    return { value: field.value, error, note, mark, onChange, onUnread, leave };
  },
  getValues: () => form.getValues(),
  setValue: <Path extends FieldPath<Values>>(path: Path, value: FieldPathValue<Values, Path>) => {
    form.setValue(path, value, { shouldDirty: true });
    marks.drop(path);
    if (form.getFieldState(path).invalid) form.clearErrors(path);
  },
  // One by one, so that only the changed fields are drawn again.
  setValues: (values: Partial<Values>) => {
    for (const [path, value] of Object.entries(values) as [
      FieldPath<Values>,
      FieldPathValue<Values, FieldPath<Values>>,
    ][])
      form.setValue(path, value, { shouldDirty: true });
    form.clearErrors();
  },
  setError: (path: FieldPath<Values>, message: string) => form.setError(path, { type: 'server', message }),
  mark: (words: Record<string, string>) => marks.set(words),
  onChange: (changed: (values: Values) => void) =>
    form.subscribe({ formState: { values: true }, callback: ({ values }) => changed(values) }),
  setSaved: (values: Values) => form.resetDefaultValues(values),
});

/** The errors in the shape that react-hook-form requires. */
const checked = <Values extends FieldValues>(values: Values, wrong: Wrong = {}): ResolverResult<Values> => {
  const errors: FieldErrors<Values> = {};
  for (const [path, message] of Object.entries(wrong))
    if (message) set(errors, path || wholeForm, { type: 'rule', message });
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
