import { IconArrowRight } from '@tabler/icons-react';
import { useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { RestoreNotice } from '#platform/web/drafts/RestoreNotice.tsx';
import { useFormDraft } from '#platform/web/drafts/useFormDraft.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGoToField } from '#platform/web/form/goToField.ts';
import { problemsOf } from '#platform/web/form/problems.ts';
import { type SavedAs, useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { whenIdle } from '#platform/web/kit/hooks/whenIdle.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { PropertyPanel } from '../property/PropertyPanel.tsx';
import { PriceContext } from '../proposal/beginning.web.ts';
import { type Taken, TakenOver } from '../proposal/TakenOver.tsx';
import { ClashList, type Conflict, ConflictNotice } from '../wizard/ConflictNotice.tsx';
import { SaveDraft } from '../wizard/SaveDraft.tsx';
import { StepEndContext } from '../wizard/stepProps.web.ts';
import { CommissionPanel } from './CommissionPanel.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import { infoWords } from './info-text.words.ts';
import type { InfoValues } from './infoValues.web.ts';
import { LeasePanel } from './LeasePanel.tsx';
import { SalePanel } from './SalePanel.tsx';
import { TransactionPanel } from './TransactionPanel.tsx';
import { useFormLimits } from './useFormLimits.web.ts';

type Props = {
  /** The key under which unsaved values are kept in this browser. */
  subject: string;
  /** Whether the submission is not saved yet. */
  isNew: boolean;
  /** The values that it begins with: those that are saved, or what is known. */
  base: InfoValues;
  /** What a contact or another submission knows, and whether it was taken over. */
  taken: Taken | undefined;
  /** The values with which the form continues after a conflict. */
  typed?: InfoValues | undefined;
  /** The path of the field that gets the focus. */
  at: string | undefined;
  /** Whether the form continues after a conflict. An earlier draft is restored only when the step is opened. */
  goesOn: boolean;
  onSave: (values: InfoValues, as: SavedAs) => Promise<void>;
  conflict: Conflict | undefined;
};

/**
 * Loads the checks of step 1 apart from its fields: they need the schemas of a submission, and the form can be shown
 * without.
 */
export const loadInfoChecks = () => import('./infoChecks.web.ts');
const loadInfoChecksAhead = () => whenIdle().then(loadInfoChecks);

/** The fields of step 1. The caller saves them. */
export function InfoForm({ subject, isNew, base, taken, typed, at, goesOn, onSave, conflict }: Props) {
  const today = useToday();
  const [askLate, setAskLate] = useState(false);
  const limits = useFormLimits();
  const form = useGableForm<InfoValues>({
    initialValues: base,
    // If the checks cannot be loaded, the server checks the values when they are saved.
    rules: (values) =>
      loadInfoChecks().then(
        ({ checkInfo }) => checkInfo(values, today, limits),
        () => ({}),
      ),
    notes: (values) =>
      loadInfoChecks().then(
        ({ notesOnInfo }) => notesOnInfo(values, today, limits),
        () => ({}),
      ),
    onSubmit: async (values, as) => {
      await onSave(values, as).catch(showLateReason);
      await draft.forget();
    },
  });
  const showLateReason = (error: unknown) => {
    const asked = problemsOf(error).some(({ field }) => field === 'lateReason');
    // The field must be shown before the error is set on it.
    if (asked) flushSync(() => setAskLate(true));
    throw error;
  };
  const Terms = useValues(form, ({ transactionType }) => transactionType) === 'SALE' ? SalePanel : LeasePanel;
  const draft = useFormDraft(form, { subject, base, goesOn });

  useGoToField(at);
  // Loaded before the first field is left, so that its check does not wait, but not before the page is ready for keys.
  useEffect(() => void loadInfoChecksAhead().catch(() => undefined), []);
  const { setValues } = form;
  useEffect(() => {
    if (typed) setValues(typed);
  }, [typed, setValues]);

  const discard = async () => {
    await draft.forget();
    conflict?.onDiscard();
  };

  return (
    <FormShell
      form={form}
      label="Transaction info"
      guard="kept"
      submitLabel={useContext(StepEndContext).save}
      submitIcon={<IconArrowRight size={17} stroke={2} />}
      extra={<SaveDraft onSave={form.submitDraft} disabled={form.saving === 'saving'} />}
    >
      {conflict && <ConflictNotice conflict={{ ...conflict, onDiscard: () => void discard() }} words={infoWords} />}
      {taken && <TakenOver form={form} {...taken} />}
      {draft.restored && <RestoreNotice {...draft.restored} />}
      {draft.clashes.length > 0 && (
        <Notice tone="warning" title="Other values were saved since then; what you typed stands in the fields">
          <ClashList clashes={draft.clashes} words={infoWords} />
        </Notice>
      )}
      <TransactionPanel form={form} />
      <PropertyPanel form={form} isNew={isNew} />
      <PriceContext value={taken?.isTaken ? taken.beginning.price : null}>
        <Terms form={form} today={today} limits={limits} askLate={askLate} />
      </PriceContext>
      <CommissionPanel form={form} />
      <DetailsPanel form={form} />
    </FormShell>
  );
}
