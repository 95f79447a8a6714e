import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dataKey } from '#platform/web/api/useData.ts';
import type { Clash } from '#platform/web/drafts/mergeEdits.ts';
import { useFormDraft } from '#platform/web/drafts/useFormDraft.ts';
import { type AnyForm, type GableForm, useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { whenIdle } from '#platform/web/kit/hooks/whenIdle.ts';
import { api } from '../api.web.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { useKeepDraft } from './SaveDraft.tsx';
import { staleOf } from './staleness.web.ts';
import type { StepProps } from './stepProps.web.ts';
import type { stepRules } from './stepSchemas.web.ts';

type StepRules = typeof stepRules;

/** The checks are loaded apart from the fields: they need the schemas of a submission, and the form can be shown without. */
const loadStepSchemas = () => import('./stepSchemas.web.ts');
const loadStepSchemasAhead = () => whenIdle().then(loadStepSchemas);

/** The values of a step with several rows, such as bills or co-brokers. */
export type Rows<Row = object> = { rows: Row[] };

type Options<Row, Part> = Pick<StepProps, 'summary' | 'onSaved'> & {
  step: keyof StepRules;
  /** The step's part of the submission, in the shape of the calls. */
  partOf: (summary: Summary) => Part;
  /** The form values of that part. */
  valuesOf: (part: Part) => Rows<Row>;
  /** Saves the step over the version at which it was read. Throws a failure whose errors belong to fields. */
  send: (values: Rows<Row>, version: number) => Promise<{ version: number }>;
};

export type StepForm<Row = object> = GableForm<Rows<Row>> & {
  draft: Pick<ReturnType<typeof useFormDraft<Rows<Row>>>, 'restored' | 'clashes'>;
  /** What another user saved in this step meanwhile, and how to continue from there. */
  conflict: { version: number; theirs: Rows<Row>; onGoOn: (taken: Clash[]) => void; onDiscard: () => void } | undefined;
};

/** A row as it stands in the form; what shows it is drawn anew when it changes. */
export const useRow = <Row extends object>(form: StepForm<Row>, index: number): Row =>
  useValues(form, ({ rows }) => rows[index] as Row);

/** Sets some fields of a row, and leaves the others alone. */
export const setInRow = <Row extends object>(form: StepForm<Row>, index: number, part: Partial<Row>): void => {
  const { setValue }: AnyForm = form;
  for (const [name, value] of Object.entries(part)) setValue(`rows.${index}.${name}`, value);
};

/** The values that the form started from, with the version at which they were saved. */
type Saved<Row> = { version: number; base: Rows<Row> };

/** The rows as text without their keys, which change with every save: rows are compared by their content. */
const textOf = (values: object) =>
  JSON.stringify(values, (name, value: unknown) => (name === 'key' ? undefined : value));
const same = (a: object, b: object) => textOf(a) === textOf(b);

/**
 * The form of one step. Saving leads to the next step, or to the list as a draft. Until then what is typed is kept in
 * this browser. A change of another step meanwhile does not matter. A change of this step is shown and never
 * overwritten.
 */
export function useStepForm<Row extends object, Part>(options: Options<Row, Part>): StepForm<Row> {
  const { summary, onSaved, step, partOf, valuesOf, send } = options;
  const { eSubId } = summary;
  const queries = useQueryClient();
  const keepDraft = useKeepDraft();
  const [start, setStart] = useState<Saved<Row>>(() => ({ version: summary.version, base: valuesOf(partOf(summary)) }));
  const [theirs, setTheirs] = useState<Saved<Row>>();

  const save = async (values: Rows<Row>) => {
    try {
      return await send(values, start.version);
    } catch (error) {
      const stale = staleOf(error);
      if (!stale) throw error;
      const base = valuesOf(stale.current as Part);
      // The step was saved again without a change, so nothing is overwritten.
      if (same(base, start.base)) return send(values, stale.version);
      setTheirs({ version: stale.version, base });
      void queries.invalidateQueries({ queryKey: dataKey(api.summary) });
      throw error;
    }
  };

  const form = useGableForm<Rows<Row>>({
    initialValues: start.base,
    // If the checks cannot be loaded, the server checks the values when they are saved.
    rules: (values) =>
      loadStepSchemas().then(
        ({ stepRules }) => stepRules[step](values),
        () => ({}),
      ),
    onSubmit: async (values, as) => {
      const { version } = await save(values);
      setStart({ version, base: values });
      await draft.forget();
      if (as === 'draft') await keepDraft(eSubId);
      else await onSaved();
    },
  });
  // Loaded before the first field is left, so that its check does not wait, but not before the page is ready for keys.
  useEffect(() => void loadStepSchemasAhead().catch(() => undefined), []);
  const draft = useFormDraft(form, { subject: `${eSubId}/${step}`, base: start.base });

  const goOn = (now: Saved<Row>) => {
    setStart(now);
    form.setSaved(now.base);
    setTheirs(undefined);
  };
  const takeTheirs = (now: Saved<Row>) => {
    form.setValues(now.base);
    void draft.forget();
    goOn(now);
  };

  return {
    ...form,
    draft,
    conflict: theirs && {
      version: theirs.version,
      theirs: theirs.base,
      onGoOn: (taken) => (taken.length > 0 ? takeTheirs(theirs) : goOn(theirs)),
      onDiscard: () => takeTheirs(theirs),
    },
  };
}
