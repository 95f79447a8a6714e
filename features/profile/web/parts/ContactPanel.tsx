import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmFields } from '#features/identity/web/index.ts';
import { phoneField } from '#platform/contract/phone-text.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { Panel } from '#platform/web/kit/Panel.tsx';
import type { Profile } from '../../contract.ts';
import { api } from '../api.ts';
import { WaitingEmail } from '../email/WaitingEmail.tsx';
import { contactForm, isOtherContact } from './contactForm.ts';

/** How I am reached, and which address is to be next. */
export function ContactPanel({ profile }: { profile: Profile }) {
  const { email, mobile } = profile;
  const [timesSaved, setTimesSaved] = useState(0);
  const onSaved = () => setTimesSaved((before) => before + 1);
  return (
    <Panel title="Contact">
      <WaitingEmail profile={profile} />
      {/* Saved, it begins anew with what is stored now; a new address is not stored, it waits. */}
      <ContactForm key={`${email} ${mobile} ${timesSaved}`} profile={profile} onSaved={onSaved} />
    </Panel>
  );
}

/** Another address or number is confirmed by the password. */
function ContactForm({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const { email, mobile, mails } = profile;
  const save = useChange(api.save, { silent: 'failure' });
  const [schema] = useState(() => contactForm(profile));
  const form = useGableForm({
    initialValues: { email, mobile: phoneField(mobile), confirmation: { password: '' } },
    schema,
    onSubmit: async ({ confirmation, ...contact }) => {
      const isOther = isOtherContact(profile, contact);
      await save.mutateAsync({ body: { ...contact, mails, ...(isOther && { confirmation }) } });
      await kept.forget();
      if (isOther) onSaved();
    },
  });
  const kept = useKeptForm(form, 'profile/contact');
  const isOtherEmail = form.form.values.email.trim() !== email;
  return (
    <FormShell form={form} label="Contact" guard="kept">
      {kept.offer}
      <FieldGrid>
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="email"
          description={
            isOtherEmail ? 'It counts once you open the link that we mail there' : 'Codes and notices go there'
          }
          {...form.field('email', { required: true })}
        />
        <TextInput
          label="Mobile"
          type="tel"
          autoComplete="tel"
          description="8 digits, or with a country code"
          {...form.field('mobile')}
        />
        {isOtherContact(profile, form.form.values) && <ConfirmFields form={form} />}
      </FieldGrid>
    </FormShell>
  );
}
