import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Clash, mergeEdits } from '#platform/web/drafts/mergeEdits.ts';
import { RestoreNotice } from '#platform/web/drafts/RestoreNotice.tsx';
import { useLocalDraft } from '#platform/web/drafts/useLocalDraft.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGoToField } from '#platform/web/form/goToField.ts';
import { problemsOf } from '#platform/web/form/problems.ts';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { Notice } from '#platform/web/kit/Notice.tsx';
import { useToday } from '#platform/web/kit/useToday.ts';
import { infoWords } from '../../../say/info-words.ts';
import { ClashList, type Conflict, ConflictNotice } from '../ConflictNotice.tsx';
import { SaveDraft } from '../SaveDraft.tsx';
import { CommissionPanel } from './CommissionPanel.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import type { InfoValues } from './infoValues.ts';
import { LeasePanel } from './LeasePanel.tsx';
import { PropertyPanel } from './PropertyPanel.tsx';
import { SalePanel } from './SalePanel.tsx';
import { TransactionPanel } from './TransactionPanel.tsx';
import { useFormLimits } from './useFormLimits.ts';
import { useInfoChecks } from './useInfoChecks.ts';

/** What Save leads to: the next step, or the list of submissions. */
export type After = 'continue' | 'draft';

type Props = {
  /** What unsaved typing is kept under in this browser. */
  subject: string;
  /** As it is saved. */
  base: InfoValues;
  /** What the form goes on with after a conflict. */
  typed?: InfoValues | undefined;
  /** The field to go to. */
  at: string | undefined;
  /** An earlier draft in this browser is offered when the step is opened, not when it goes on. */
  goesOn: boolean;
  onSave: (values: InfoValues, after: After) => Promise<void>;
  conflict: Conflict | undefined;
};

/** The fields of step 1; how and where they are saved is the caller's. */
export function InfoForm({ subject, base, typed, at, goesOn, onSave, conflict }: Props) {
  const today = useToday();
  const [askLate, setAskLate] = useState(false);
  const after = useRef<After>('continue');
  const limits = useFormLimits();
  const checks = useInfoChecks(today, limits);
  const form = useGableForm<InfoValues>({
    initialValues: base,
    validate: checks.check,
    onSubmit: async (values) => {
      await checks.require(values);
      await onSave(values, after.current).catch(showLateReason);
      await local.forget();
    },
  });
  const showLateReason = (error: unknown) => {
    const asked = problemsOf(error).some(({ field }) => field === 'lateReason');
    // Before the error is given to its field, the field must be there.
    if (asked) flushSync(() => setAskLate(true));
    throw error;
  };
  const { values, setValues } = form.form;
  const Terms = values.transactionType === 'SALE' ? SalePanel : LeasePanel;
  const local = useLocalDraft({ subject, values, base, isDirty: form.form.isDirty(), goesOn });
  const [clashes, setClashes] = useState<Clash[]>([]);

  useGoToField(at);
  useEffect(() => {
    if (typed) setValues(typed);
  }, [typed, setValues]);

  const restore = () => {
    if (!local.found) return;
    const { merged, clashes: told } = mergeEdits(local.found.base, base, local.found.values);
    setValues(merged);
    setClashes(told);
    local.settle();
  };
  const discard = async () => {
    await local.forget();
    conflict?.onDiscard();
  };
  const saveDraft = () => {
    after.current = 'draft';
    form.submit();
    after.current = 'continue';
  };

  return (
    <FormShell
      form={form}
      label="Transaction info"
      guard="kept"
      submitLabel="Save and continue"
      submitIcon={<IconArrowRight size={17} stroke={2} />}
      extra={<SaveDraft onSave={saveDraft} disabled={form.state === 'saving'} />}
    >
      {conflict && <ConflictNotice conflict={{ ...conflict, onDiscard: () => void discard() }} words={infoWords} />}
      {local.found && (
        <RestoreNotice keptAt={local.found.keptAt} onRestore={restore} onDiscard={() => void local.forget()} />
      )}
      {clashes.length > 0 && (
        <Notice tone="warning" title="Other values were saved since then; what you typed stands in the fields">
          <ClashList clashes={clashes} words={infoWords} />
        </Notice>
      )}
      <TransactionPanel form={form} />
      <PropertyPanel form={form} isNew={subject === 'new'} />
      <Terms form={form} today={today} limits={limits} askLate={askLate} />
      <CommissionPanel form={form} />
      <DetailsPanel form={form} />
    </FormShell>
  );
}
