import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { phoneText } from '#platform/contract/phone-text.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Checkbox, SegmentedControl, Select, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { MultiSelect } from '#platform/web/form/pickers.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import classes from '../record/ContactParts.module.css';
import type { Contact } from '../record/contact.calls.ts';
import { Consents } from './Consents.tsx';
import type { Way } from './pdpa.calls.ts';
import {
  type ConsentMethod,
  type ConsentState,
  consentMethods,
  consentStates,
  type PdpaChannel,
  type Purpose,
  pdpaChannels,
  purposes,
} from './pdpa.words.ts';
import { Reach } from './Reach.tsx';
import { allWaysTo } from './reach.rules.ts';

/** By which channels marketing may be sent, and why. */
export function Pdpa({ contact }: { contact: Contact }) {
  const { contactId, phones, isMine } = contact;
  const [open, setOpen] = useState<'consent' | 'check'>();
  const found = useData(api.pdpaStatus, { query: { id: contactId, purpose: 'MARKETING' } });
  const close = () => setOpen(undefined);
  const [phone] = phones;
  return (
    <Panel
      title="Consent and Do Not Call"
      description="Marketing only. Due diligence and messages about a current transaction go on without consent."
      action={
        isMine && (
          <div className={classes.acts}>
            {phone && (
              <Button variant="default" onClick={() => setOpen('check')}>
                Register check
              </Button>
            )}
            <Button variant="default" onClick={() => setOpen('consent')}>
              Record consent
            </Button>
          </div>
        )
      }
    >
      <Loaded of={found} skeleton={120}>
        {({ each }) =>
          each.length === 0 ? (
            <Text c="dimmed">No phone and no email address yet.</Text>
          ) : (
            each.map((way) => <WayVerdicts key={way.to} contact={contact} way={way} />)
          )
        }
      </Loaded>
      <Consents contactId={contactId} />
      <SideDrawer opened={open === 'consent'} onClose={close} title="Record consent">
        <ConsentForm contactId={contactId} onDone={close} />
      </SideDrawer>
      <SideDrawer opened={open === 'check'} onClose={close} title="Do Not Call register">
        {phone && <CheckForm contactId={contactId} phone={phone} onDone={close} />}
      </SideDrawer>
    </Panel>
  );
}

/** A number or an address: its buttons, and beside them whether marketing may be sent by each channel, and why. */
function WayVerdicts({ contact, way: { to, channels } }: { contact: Contact; way: Way }) {
  const { contactId, name, isMine } = contact;
  const ways = allWaysTo(contact).filter((each) => each.to === to);
  return (
    <div className={classes.way}>
      <span className={classes.to}>
        {to.includes('@') ? to : phoneText(to)}
        <Reach id={contactId} name={name} ways={ways} mayNote={isMine} verdicts={channels} />
      </span>
      <ul className={classes.verdicts}>
        {channels.map(({ channel, isAllowed, reason }) => (
          <li key={channel} className={classes.verdict}>
            <span className={classes.channel}>{pdpaChannels[channel]}</span>
            <StatusBadge tone={isAllowed ? 'success' : 'danger'}>{isAllowed ? 'Allowed' : 'Do not use'}</StatusBadge>
            <Text component="span" size="sm" c="dimmed">
              {reason}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FormProps = { contactId: string; onDone: () => void };

function ConsentForm({ contactId, onDone }: FormProps) {
  const form = useCallForm(api.recordConsent, {
    initialValues: {
      purpose: 'MARKETING' as Purpose,
      channels: [] as PdpaChannel[],
      state: 'GRANTED' as ConsentState,
      givenOn: useToday() as string | null,
      method: 'FORM' as ConsentMethod,
      noticeVersion: '',
      note: '',
    },
    input: (body) => ({ params: { id: contactId }, body }),
    onDone,
  });
  return (
    <FormShell form={form} label="Consent" submitLabel="Record" showState={false} onCancel={onDone}>
      <SegmentedControl aria-label="Consent" fullWidth data={optionsOf(consentStates)} {...form.field('state')} />
      <Select label="For" data={optionsOf(purposes)} {...form.field('purpose')} />
      <MultiSelect label="Channels" data={optionsOf(pdpaChannels)} {...form.field('channels')} />
      <FieldGrid>
        <DayInput label="On" {...form.field('givenOn')} />
        <Select label="How" data={optionsOf(consentMethods)} {...form.field('method')} />
      </FieldGrid>
      <TextInput label="Version of the notice" maxLength={20} {...form.field('noticeVersion')} />
      <TextInput label="Note" maxLength={500} {...form.field('note')} />
    </FormShell>
  );
}

function CheckForm({ contactId, phone, onDone }: FormProps & { phone: string }) {
  const form = useCallForm(api.checkRegister, {
    initialValues: { phone, voice: false, text: false, fax: false, checkedOn: useToday() as string | null, ref: '' },
    input: (body) => ({ params: { id: contactId }, body }),
    onDone,
  });
  return (
    <FormShell form={form} label="Register check" submitLabel="Keep" showState={false} onCancel={onDone}>
      <Text c="dimmed">
        What the register said of {phoneText(phone)}. It counts for 21 days. Tick where the number is listed.
      </Text>
      <Checkbox label="Listed: no voice calls" {...form.field('voice')} />
      <Checkbox label="Listed: no text messages" {...form.field('text')} />
      <Checkbox label="Listed: no fax messages" {...form.field('fax')} />
      <FieldGrid>
        <DayInput label="Checked on" {...form.field('checkedOn')} />
        <TextInput label="Reference" maxLength={60} {...form.field('ref')} />
      </FieldGrid>
    </FormShell>
  );
}
