import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dataKey } from '#platform/web/api/useData.ts';
import { type Clash, mergeEdits } from '#platform/web/drafts/mergeEdits.ts';
import { useLocalDraft } from '#platform/web/drafts/useLocalDraft.ts';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import type { Summary } from '../../../records.ts';
import type { Step } from '../../../words.ts';
import { api } from '../../api.ts';
import { useKeepDraft } from '../../wizard/SaveDraft.tsx';
import { staleOf } from '../../wizard/staleness.ts';
import type { StepProps } from '../../wizard/stepProps.ts';

type Options<Values extends object, Part> = Pick<StepProps, 'summary' | 'onSaved'> & {
  step: Step;
  /** What of a submission is the step's, as the calls answer it. */
  partOf: (summary: Summary) => Part;
  /** What the form holds of that. */
  valuesOf: (part: Part) => Values;
  schema: NonNullable<Parameters<typeof useGableForm<Values>>[0]['schema']>;
  /** Saves the step over the version that it was read at; throws what stands in the way. */
  send: (values: Values, version: number) => Promise<{ version: number }>;
};

/** What a form began from, as it was saved at a version. */
type Saved<Values> = { version: number; base: Values };

/** Rows are told apart by keys that change with every save: what they say is what counts. */
const textOf = (values: object) =>
  JSON.stringify(values, (name, value: unknown) => (name === 'key' ? undefined : value));
const same = (a: object, b: object) => textOf(a) === textOf(b);

/**
 * The form of one step: saved, then on to the next step, or out to the list as a draft. What is typed is kept in this
 * browser until then. A change of another step meanwhile does no harm; one of this step is shown, never overwritten.
 */
export function useStepForm<Values extends object, Part>(options: Options<Values, Part>) {
  const { summary, onSaved, step, partOf, valuesOf, schema, send } = options;
  const { eSubId } = summary;
  const queries = useQueryClient();
  const keepDraft = useKeepDraft();
  const asDraft = useRef(false);
  const [start, setStart] = useState(() => ({ version: summary.version, base: valuesOf(partOf(summary)) }));
  const [theirs, setTheirs] = useState<Saved<Values>>();
  const [clashes, setClashes] = useState<Clash[]>([]);

  const save = async (values: Values) => {
    try {
      return await send(values, start.version);
    } catch (error) {
      const stale = staleOf(error);
      if (!stale) throw error;
      const base = valuesOf(stale.current as Part);
      // Saved again as it was: nothing of it is overwritten.
      if (same(base, start.base)) return send(values, stale.version);
      setTheirs({ version: stale.version, base });
      void queries.invalidateQueries({ queryKey: dataKey(api.summary) });
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

  const goOn = (now: Saved<Values>, typed: Values) => {
    setStart(now);
    form.resetDirty(now.base);
    form.setValues(typed);
    setTheirs(undefined);
  };
  const takeTheirs = (now: Saved<Values>) => {
    void local.forget();
    goOn(now, now.base);
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
      version: theirs.version,
      clashes: [{ path: 'rows', theirs: theirs.base, mine: values }],
      onGoOn: (taken: Clash[]) => (taken.length > 0 ? takeTheirs(theirs) : goOn(theirs, values)),
      onDiscard: () => takeTheirs(theirs),
    },
  };
}

export type StepFormState<Values extends object> = ReturnType<typeof useStepForm<Values, unknown>>;
