import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { mergeEdits, withTheirs } from '#platform/web/drafts/mergeEdits.ts';
import { RestoreNotice } from '#platform/web/drafts/RestoreNotice.tsx';
import { useLocalDraft } from '#platform/web/drafts/useLocalDraft.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGoToField } from '#platform/web/form/goToField.ts';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useToday } from '#platform/web/kit/useToday.ts';
import type { Party, Summary } from '../../../records.ts';
import type { RepresentedSide } from '../../../words.ts';
import { ConflictNotice } from '../ConflictNotice.tsx';
import { PartyFields } from './PartyFields.tsx';
import { checkParty, newParty, type PartyValues, partyValuesOf, withoutNumbers } from './partyForm.ts';
import { partyWords } from './partyWords.ts';
import { useSaveParty } from './useSaveParty.ts';

type Props = {
  summary: Summary;
  side: RepresentedSide;
  /** As it is saved; left out for a new one. */
  party: Party | undefined;
  /** The field to go to. */
  at: string | undefined;
  onClose: () => void;
  onSaved: (uuid: string, values: PartyValues) => void;
};

/** Adds or changes one party. */
export function PartyForm({ summary, side, party, at, onClose, onSaved }: Props) {
  useGoToField(at);
  const today = useToday();
  const [base] = useState(() => (party ? partyValuesOf(party) : newParty(side, summary.info)));
  const { save, late, goOn } = useSaveParty(summary, party);
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
      {late && (
        <ConflictNotice
          conflict={{
            version: late.version,
            clashes: late.clashes,
            onGoOn: (taken) => {
              setValues(withTheirs(late.merged, taken));
              goOn(late);
            },
            onDiscard: () => {
              setValues(partyValuesOf(late.party));
              goOn(late);
              void local.forget();
            },
          }}
          words={partyWords}
        />
      )}
      {local.found && (
        <RestoreNotice keptAt={local.found.keptAt} onRestore={restore} onDiscard={() => void local.forget()} />
      )}
      <PartyFields form={form} party={party} others={others} />
    </FormShell>
  );
}
