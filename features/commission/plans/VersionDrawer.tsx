import { useNavigate } from '@tanstack/react-router';
import { dayOf } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import type { Terms } from '../terms.rules.ts';
import { TryOutTerms } from '../try-out/TryOutTerms.tsx';
import { FeeFields } from './FeeFields.tsx';
import { OverridingFields } from './OverridingFields.tsx';
import { PlanInput, VersionInput } from './plans.calls.ts';
import { SchemeFields } from './TermsFields.tsx';
import { termsValues, type VersionValues, versionInput } from './termsForm.web.ts';
import { toastAsked } from './toastAsked.web.ts';

/** The edited record: a new plan, new terms for one, or a correction of terms. */
export type Editing =
  | { what: 'plan' }
  | { what: 'terms'; code: string; terms: Terms }
  | { what: 'correction'; versionId: string; revision: number; fromDay: string; terms: Terms };

const titles = { plan: 'New plan', terms: 'New terms', correction: 'Correct the terms' };

/** A plan's terms from a day on. */
export function VersionDrawer({ editing, onClose }: { editing: Editing | undefined; onClose: () => void }) {
  return (
    <SideDrawer opened={editing !== undefined} onClose={onClose} title={editing && titles[editing.what]}>
      {editing && <VersionForm editing={editing} onDone={onClose} />}
    </SideDrawer>
  );
}

const planRules = schemaRules(PlanInput);
const versionRules = schemaRules(VersionInput);

/** Key under which unsaved input is kept: a correction belongs to the terms as they were. */
const subjectOf = (editing: Editing): string => {
  if (editing.what === 'plan') return 'plan/new';
  return editing.what === 'terms' ? `plan/${editing.code}/terms` : `plan-terms/${editing.versionId}`;
};

function VersionForm({ editing, onDone }: { editing: Editing; onDone: () => void }) {
  const save = useSave(editing);
  const isNew = editing.what === 'plan';
  const today = dayOf(Temporal.Now.instant().toString());
  const form = useGableForm<VersionValues>({
    initialValues: {
      name: '',
      fromDay: editing.what === 'correction' ? editing.fromDay : today,
      terms: termsValues(isNew ? undefined : editing.terms),
    },
    rules: (values) =>
      isNew ? planRules({ name: values.name, ...versionInput(values) }) : versionRules(versionInput(values)),
    onSubmit: async (values) => {
      await save(values);
      await draft.forget();
      onDone();
    },
  });
  const draft = useKeptForm(form, subjectOf(editing));
  return (
    <>
      <FormShell
        form={form}
        label={titles[editing.what]}
        submitLabel={isNew ? 'Add plan' : 'Save terms'}
        showState={false}
        onCancel={onDone}
        guard="kept"
      >
        {draft.notice}
        {isNew && <TextInput label="Name" maxLength={40} {...form.field('name', { required: true })} />}
        <DayInput
          label="Applies from"
          description="For deals signed on this day or later. Deals with money received stay as they are. From a past day a second person approves it"
          {...form.field('fromDay', { required: true })}
        />
        <SchemeFields form={form} />
        <OverridingFields form={form} />
        <FeeFields form={form} />
      </FormShell>
      <TryOutTerms form={form} />
    </>
  );
}

/** Saves the form. A new plan is opened, unless it waits for approval. */
const useSave = (editing: Editing) => {
  const navigate = useNavigate();
  const silent = { silent: 'failure' } as const;
  const addPlan = useChange(api.addPlan, silent);
  const addVersion = useChange(api.addVersion, silent);
  const changeVersion = useChange(api.changeVersion, silent);
  return async (values: VersionValues) => {
    const body = versionInput(values);
    if (editing.what === 'terms')
      return toastAsked(
        await addVersion.mutateAsync({ params: { code: editing.code }, body }),
        'The new terms are saved.',
      );
    if (editing.what === 'correction') {
      const { versionId, revision } = editing;
      return toastAsked(
        await changeVersion.mutateAsync({ params: { id: versionId }, body: { ...body, revision } }),
        'The terms are saved.',
      );
    }
    const added = await addPlan.mutateAsync({ body: { name: values.name, ...body } });
    toastAsked(added, 'The plan is added.');
    if (!added.isWaiting) await navigate({ to: `/agency-desk/finance/plans/${added.code}` });
  };
};
