import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CountrySelect, IdentityFields } from '#features/particulars/web/index.ts';
import { idTypesOf, partyKinds } from '#features/particulars/words/kinds.ts';
import { isEmpty, keysOfSheet } from '#platform/contract/field-sheet.ts';
import { required } from '#platform/contract/required.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Checkbox, Select, Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { MoreFields } from '#platform/web/form/MoreFields.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { MultiSelect } from '#platform/web/form/pickers.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import { contactAddress } from '../places.words.ts';
import type { Contact } from './contact.calls.ts';
import { contactRoles, stages } from './contact.words.ts';
import { type ContactValues, emailProblem, inputOf, phoneProblem, valuesOf } from './contactForm.web.ts';
import { SheetFields } from './SheetFields.tsx';
import { contactSheet } from './sheets.words.ts';

type Editing = Contact | 'new';

/** A contact as its owner writes it. */
export function ContactDrawer({ editing, onClose }: { editing: Editing | undefined; onClose: () => void }) {
  return (
    <SideDrawer
      opened={editing !== undefined}
      onClose={onClose}
      title={editing === 'new' ? 'New contact' : 'Edit contact'}
    >
      {editing && <ContactForm editing={editing} onDone={onClose} />}
    </SideDrawer>
  );
}

const sheetKeys = keysOfSheet(contactSheet);
const morePaths = ['aliases', ...sheetKeys];

/** How many of the further fields are filled in; that somebody uses WhatsApp is taken for granted. */
const filledIn = (values: ContactValues): number =>
  sheetKeys.filter((key) => key !== 'hasWhatsapp' && !isEmpty(contactSheet[key], values[key])).length +
  (values.aliases.trim() ? 1 : 0);

function ContactForm({ editing: given, onDone }: { editing: Editing; onDone: () => void }) {
  // The version that was read when it opened: the page reads anew meanwhile, and a colleague’s change must not be overwritten.
  const [editing] = useState(given);
  const navigate = useNavigate();
  const add = useChange(api.addContact, { silent: 'failure' });
  const change = useChange(api.changeContact, { silent: 'failure' });
  const form = useGableForm({
    initialValues: valuesOf(editing),
    rules: ({ name, phones, emails }) => ({
      name: name.trim() ? null : required,
      phones: phoneProblem(phones),
      emails: emailProblem(emails),
    }),
    onSubmit: async (values) => {
      const body = inputOf(values);
      if (editing === 'new') {
        const { contactId } = await add.mutateAsync({ body });
        onDone();
        return navigate({ to: contactAddress(contactId) });
      }
      const { contactId, version } = editing;
      await change.mutateAsync({ body: { contactId, version, ...body } });
      return onDone();
    },
  });
  const { kind, filled } = useValues(form, (values) => ({ kind: values.kind, filled: filledIn(values) }));
  const isPerson = kind === 'INDIVIDUAL';
  return (
    <FormShell form={form} label="Contact" submitLabel="Save" showState={false} onCancel={onDone}>
      <FieldGrid>
        <Select label="Kind" data={optionsOf(partyKinds)} {...form.field('kind', { required: true })} />
        <Select label="Stage" data={optionsOf(stages)} {...form.field('stage', { required: true })} />
      </FieldGrid>
      <TextInput
        data-autofocus
        label={isPerson ? 'Full name' : 'Name'}
        maxLength={140}
        {...form.field('name', { required: true })}
      />
      <FieldGrid>
        <Textarea
          label="Phones"
          description="One per line"
          inputMode="tel"
          autosize
          minRows={1}
          {...form.field('phones')}
        />
        <Textarea
          label="Emails"
          description="One per line"
          inputMode="email"
          autosize
          minRows={1}
          {...form.field('emails')}
        />
      </FieldGrid>
      {isPerson && (
        <FieldGrid>
          <DayInput label="Date of birth" {...form.field('dateOfBirth')} />
          <Checkbox label="The date of birth is not known" {...form.field('birthUnknown')} />
        </FieldGrid>
      )}
      <IdentityFields
        form={form}
        types={idTypesOf(kind)}
        storedNumber={editing === 'new' ? undefined : editing.idNumberMasked || undefined}
        optional
      />
      <FieldGrid>
        <CountrySelect label={isPerson ? 'Nationality' : 'Registered in'} field={form.field('nationality')} />
        <TextInput label="Tags" description="With commas between them" {...form.field('tags')} />
      </FieldGrid>
      <MultiSelect label="Role" data={optionsOf(contactRoles)} clearable {...form.field('roles')} />
      <Textarea label="Notes" autosize minRows={2} maxRows={10} maxLength={4_000} {...form.field('notes')} />
      <MoreFields
        label="More about this contact"
        hint={isPerson ? 'Other names, work, how to reach, source' : 'Other names, legal form, how to reach, source'}
        form={form}
        paths={morePaths}
        filled={filled}
      >
        <Textarea
          label="Other names"
          description="One per line: aliases, former names, names in another script"
          autosize
          minRows={1}
          {...form.field('aliases')}
        />
        <SheetFields form={form} sheet={contactSheet} facts={{ isPerson }} />
      </MoreFields>
    </FormShell>
  );
}
