import { Group } from '@mantine/core';
import { Suspense } from 'react';
import { countryName } from '#features/particulars/words/countries.ts';
import { idTypes, partyKinds } from '#features/particulars/words/kinds.ts';
import { formatDay } from '#platform/contract/days.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { useOffer } from '#platform/web/shell/ports.ts';
import { FollowUp } from '../daily/FollowUp.tsx';
import { Pdpa } from '../pdpa/Pdpa.tsx';
import { contactLacking } from '../ports.web.ts';
import classes from './ContactParts.module.css';
import type { Contact } from './contact.calls.ts';
import { contactRoles } from './contact.words.ts';
import { ScreeningBadge } from './ScreeningBadge.tsx';
import { sheetItems } from './sheetItems.web.ts';
import { contactSheet } from './sheets.words.ts';

/** Tab 0: who a contact is, the follow-up, and what may be sent. */
export function Details({ contact }: { contact: Contact }) {
  const { kind, nationality, aliases, phones, emails, tags, roles, notes, idType, idNumberMasked } = contact;
  const isPerson = kind === 'INDIVIDUAL';
  const born = contact.dateOfBirth ? formatDay(contact.dateOfBirth) : contact.birthUnknown ? 'Not known' : '';
  return (
    <>
      <FollowUp contact={contact} />
      <Panel title="Details">
        <KeyValues
          foldsEmpty
          items={[
            { label: 'Kind', value: partyKinds[kind] },
            { label: 'Role', value: roles.map((role) => contactRoles[role]).join(', ') },
            { label: 'Phones', value: phones.map(phoneText).join(', ') },
            { label: 'Emails', value: emails.join(', ') },
            { label: idTypes[idType], value: idNumberMasked },
            { label: isPerson ? 'Nationality' : 'Registered in', value: nationality && countryName(nationality) },
            ...(isPerson ? [{ label: 'Date of birth', value: born }] : []),
            { label: 'Other names', value: aliases.join(', ') },
            { label: 'Tags', value: tags.join(', ') },
            ...sheetItems(contactSheet, contact, isPerson),
            { label: 'Screening', value: <Screening contact={contact} /> },
            { label: 'Last contact', value: contact.lastContactedAt && <Instant at={contact.lastContactedAt} /> },
            { label: 'Added', value: <Instant at={contact.createdAt} /> },
            { label: 'Notes', value: notes && <span className={classes.note}>{notes}</span>, wide: true },
          ]}
        />
      </Panel>
      <Pdpa contact={contact} />
    </>
  );
}

function Screening({ contact: { contactId, screeningState } }: { contact: Contact }) {
  const Lacking = useOffer(contactLacking);
  return (
    <Group gap={6}>
      <ScreeningBadge state={screeningState} />
      {Lacking && screeningState !== 'NOT_SCREENED' && (
        <Suspense fallback={null}>
          <Lacking contactId={contactId} />
        </Suspense>
      )}
    </Group>
  );
}
