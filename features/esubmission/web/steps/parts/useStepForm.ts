import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallFailure } from '#platform/web/api/failure.ts';
import { dataOptions } from '#platform/web/api/useData.ts';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import type { Summary } from '../../../records.ts';
import type { Step } from '../../../words.ts';
import { api } from '../../api.ts';
import { type Clash, mergeEdits } from '../../wizard/mergeEdits.ts';
import { useKeepDraft } from '../../wizard/SaveDraft.tsx';
import type { StepProps } from '../../wizard/stepProps.ts';
import { useLocalDraft } from '../../wizard/useLocalDraft.ts';

type Options<Values extends object> = Pick<StepProps, 'summary' | 'onSaved'> & {
  step: Step;
  /** What the step's form holds of a submission. */
  valuesOf: (summary: Summary) => Values;
  schema: NonNullable<Parameters<typeof useGableForm<Values>>[0]['schema']>;
  /** Saves the step over the version that it was read at; throws what stands in the way. */
  send: (values: Values, version: number) => Promise<{ version: number }>;
};

const isStale = (error: unknown) =>
  error instanceof CallFailure && error.errors.some(({ code }) => code === 'esubmission.stale');

/** Rows are told apart by keys that change with every save: what they say is what counts. */
const textOf = (values: object) =>
  JSON.stringify(values, (name, value: unknown) => (name === 'key' ? undefined : value));
const same = (a: object, b: object) => textOf(a) === textOf(b);

/**
 * The form of one step: saved, then on to the next step, or out to the list as a draft. What is typed is kept in this
 * browser until then. A change of another step meanwhile does no harm; one of this step is shown, never overwritten.
 */
export function useStepForm<Values extends object>(options: Options<Values>) {
  const { summary, onSaved, step, valuesOf, schema, send } = options;
  const { eSubId } = summary;
  const queries = useQueryClient();
  const keepDraft = useKeepDraft();
  const asDraft = useRef(false);
  const [start, setStart] = useState(() => ({ version: summary.version, base: valuesOf(summary) }));
  const [theirs, setTheirs] = useState<Summary>();
  const [clashes, setClashes] = useState<Clash[]>([]);

  const save = async (values: Values) => {
    try {
      return await send(values, start.version);
    } catch (error) {
      if (!isStale(error)) throw error;
      const now = await queries.fetchQuery({ ...dataOptions(api.summary, { params: { id: eSubId } }), staleTime: 0 });
      if (same(valuesOf(now), start.base)) return send(values, now.version);
      setTheirs(now);
      throw error;
    }
  };

  const gable = useGableForm<Values>({
    initialValues: start.base,
    schema,
    onSubmit: async (values) => {
      const { version } = await save(values);
      setStart({ version, base: values });
      await local.forget();
      if (asDraft.current) await keepDraft(eSubId);
      else onSaved();
    },
  });
  const { form } = gable;
  const values = form.getValues();
  const local = useLocalDraft({ subject: `${eSubId}/${step}`, values, base: start.base, isDirty: form.isDirty() });

  const goOn = (now: Summary, with_: Values) => {
    const base = valuesOf(now);
    setStart({ version: now.version, base });
    form.resetDirty(base);
    form.setValues(with_);
    setTheirs(undefined);
  };
  const restore = () => {
    if (!local.found) return;
    const { merged, clashes: told } = mergeEdits(local.found.base, start.base, local.found.values);
    form.setValues(merged);
    setClashes(told);
    local.settle();
  };
  const submit = (draft: boolean, event?: Parameters<typeof gable.submit>[0]) => {
    asDraft.current = draft;
    gable.submit(event);
  };

  return {
    ...gable,
    values,
    submit: (event?: Parameters<typeof gable.submit>[0]) => submit(false, event),
    submitDraft: () => submit(true),
    found: local.found && { keptAt: local.found.keptAt, onRestore: restore, onDiscard: () => void local.forget() },
    clashes,
    conflict: theirs && {
      clashes: [{ path: 'rows', theirs: valuesOf(theirs), mine: values }],
      onKeep: () => goOn(theirs, values),
      onDiscard: () => {
        void local.forget();
        goOn(theirs, valuesOf(theirs));
      },
    },
  };
}

export type StepFormState<Values extends object> = ReturnType<typeof useStepForm<Values>>;
