import { Button } from '@mantine/core';
import { useState } from 'react';
import { ContactPicker } from '#features/contacts/index.web.ts';
import { withTheirs } from '#platform/web/drafts/mergeEdits.ts';
import { RestoreNotice } from '#platform/web/drafts/RestoreNotice.tsx';
import { useFormDraft } from '#platform/web/drafts/useFormDraft.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGoToField } from '#platform/web/form/goToField.ts';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import type { Summary } from '../summary/summary.calls.ts';
import type { RepresentedSide } from '../transaction.words.ts';
import { ConflictNotice } from '../wizard/ConflictNotice.tsx';
import { PartyFields } from './PartyFields.tsx';
import type { Party } from './parties.calls.ts';
import { partyWords } from './parties.words.ts';
import {
  checkParty,
  newParty,
  type PartyValues,
  partyValuesOf,
  valuesOfContact,
  withoutNumbers,
} from './partyForm.web.ts';
import { useSaveParty } from './useSaveParty.web.ts';

type Props = {
  summary: Summary;
  side: RepresentedSide;
  /** The saved party; undefined for a new one. */
  party: Party | undefined;
  /** The path of the field that gets the focus. */
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
    rules: (values) => checkParty(values, today, party?.idType),
    onSubmit: async (values) => {
      const uuid = await save(values);
      await local.forget();
      onSaved(uuid, values);
    },
  });
  const others = summary.parties.filter((each) => each.partyType === side && each.uuid !== party?.uuid);
  const subject = `${summary.eSubId}/party/${party?.uuid ?? side}`;
  const local = useFormDraft(form, {
    subject,
    base,
    // Numbers are never kept, so a form with only a number typed has nothing to keep.
    kept: withoutNumbers,
  });

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
              form.setValues(withTheirs(late.merged, taken));
              goOn(late);
            },
            onDiscard: () => {
              form.setValues(partyValuesOf(late.party));
              goOn(late);
              void local.forget();
            },
          }}
          words={partyWords}
        />
      )}
      {local.restored && <RestoreNotice {...local.restored} />}
      {!party && (
        <ContactPicker
          label="From my contacts"
          description="Fills in what the contact says; its number comes along and is not shown"
          chosen={summary.parties.flatMap(({ contactId }) => contactId ?? [])}
          onChoose={(contact) => form.setValues(valuesOfContact(contact))}
        />
      )}
      <PartyFields form={form} party={party} others={others} info={summary.info} />
    </FormShell>
  );
}
