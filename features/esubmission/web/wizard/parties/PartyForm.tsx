import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { dayOf } from '#platform/contract/days.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { Notice } from '#platform/web/kit/Notice.tsx';
import type { Party, Summary } from '../../../records.ts';
import type { RepresentedSide } from '../../../words.ts';
import { ClashList } from '../ConflictNotice.tsx';
import { mergeEdits } from '../mergeEdits.ts';
import { RestoreNotice } from '../RestoreNotice.tsx';
import { useLocalDraft } from '../useLocalDraft.ts';
import { PartyFields } from './PartyFields.tsx';
import { checkParty, newParty, type PartyValues, partyValuesOf, partyWords, withoutNumbers } from './partyForm.ts';
import { useSaveParty } from './useSaveParty.ts';

type Props = {
  summary: Summary;
  side: RepresentedSide;
  /** As it is saved; left out for a new one. */
  party: Party | undefined;
  onClose: () => void;
  onSaved: (uuid: string, values: PartyValues) => void;
};

/** Adds or changes one party. */
export function PartyForm({ summary, side, party, onClose, onSaved }: Props) {
  const [today] = useState(() => dayOf(new Date().toISOString()));
  const [base] = useState(() => (party ? partyValuesOf(party) : newParty(side, summary.info)));
  const { save, reloaded } = useSaveParty(summary, party);
  const form = useGableForm<PartyValues>({
    initialValues: base,
    validate: (values) => checkParty(values, today, party?.idType),
    onSubmit: async (values) => {
      const uuid = await save(values);
      await local.forget();
      onSaved(uuid, values);
    },
  });
  const { values, setValues } = form.form;
  const others = summary.parties.filter((each) => each.partyType === side && each.uuid !== party?.uuid);
  const subject = `${summary.eSubId}/party/${party?.uuid ?? side}`;
  // Numbers themselves are never kept, so typing only one is nothing to keep.
  const kept = useMemo(() => withoutNumbers(values), [values]);
  const isDirty = JSON.stringify(kept) !== JSON.stringify(base);
  const local = useLocalDraft({ subject, values: kept, base, isDirty });

  useEffect(() => {
    if (reloaded) setValues(reloaded.merged);
  }, [reloaded, setValues]);

  const restore = () => {
    if (!local.found) return;
    const typed = { ...local.found.values, idNumber: values.idNumber };
    setValues(mergeEdits({ ...local.found.base, idNumber: '' }, base, typed).merged);
    local.settle();
  };

  return (
    <FormShell
      form={form}
      label={party ? party.name : 'New party'}
      guard="kept"
      submitLabel={party ? 'Save' : 'Add'}
      extra={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      {reloaded && (
        <Notice tone="warning" live title="The submission was changed somewhere else; it was read again">
          What you typed stays here. Look it over and save again.
          <ClashList clashes={reloaded.clashes} words={partyWords} />
        </Notice>
      )}
      {local.found && (
        <RestoreNotice keptAt={local.found.keptAt} onRestore={restore} onDiscard={() => void local.forget()} />
      )}
      <PartyFields form={form} party={party} others={others} />
    </FormShell>
  );
}
