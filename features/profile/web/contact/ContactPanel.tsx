import { useState } from 'react';
import { ConfirmFields } from '#features/identity/index.web.ts';
import { phoneField } from '#platform/contract/phone-text.ts';
import { readPhone } from '#platform/contract/typed/read-phone.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { Profile } from '../../contract.ts';
import { api } from '../api.ts';
import { contactForm, isOtherContact } from './contactForm.ts';
import { WaitingEmail } from './WaitingEmail.tsx';

/** Email address and mobile number, and a new address that is not confirmed yet. */
export function ContactPanel({ profile }: { profile: Profile }) {
  const { email, mobile } = profile;
  const [timesSaved, setTimesSaved] = useState(0);
  const onSaved = () => setTimesSaved((before) => before + 1);
  return (
    <Panel title="Contact">
      <WaitingEmail profile={profile} />
      {/* After a save the form starts again with the stored values. A new address is not among them yet. */}
      <ContactForm key={`${email} ${mobile} ${timesSaved}`} profile={profile} onSaved={onSaved} />
    </Panel>
  );
}

/** The form of the contact. Another address or number requires the password. */
function ContactForm({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const { email, mobile } = profile;
  const save = useChange(api.save, { silent: 'failure' });
  const [schema] = useState(() => contactForm(profile));
  const form = useGableForm({
    initialValues: { email, mobile, confirmation: { password: '' } },
    schema,
    onSubmit: async ({ confirmation, ...contact }) => {
      const isConfirmed = isOtherContact(profile, contact);
      await save.mutateAsync({ body: { ...contact, ...(isConfirmed && { confirmation }) } });
      await kept.forget();
      if (isConfirmed) onSaved();
    },
  });
  const kept = useKeptForm(form, 'profile/contact');
  const isOtherEmail = useValues(form, (values) => values.email.trim() !== email);
  const isOther = useValues(form, (values) => isOtherContact(profile, values));
  return (
    <FormShell form={form} label="Contact" guard="kept">
      {kept.notice}
      <FieldGrid>
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          description={
            isOtherEmail ? 'It counts once you open the link that we mail there' : 'Codes and notices go there'
          }
          {...form.field('email', { required: true })}
        />
        <TypedInput
          label="Mobile"
          read={readPhone}
          written={phoneField}
          type="tel"
          autoComplete="tel"
          description="8 digits, or with a country code"
          {...form.field('mobile')}
        />
        {isOther && <ConfirmFields form={form} />}
      </FieldGrid>
    </FormShell>
  );
}
