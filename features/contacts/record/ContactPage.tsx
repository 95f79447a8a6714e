import { Button, Menu } from '@mantine/core';
import { IconPencil, IconUser } from '@tabler/icons-react';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { idTypes } from '#features/particulars/words/kinds.ts';
import { formatDay } from '#platform/contract/days.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Missing } from '#platform/web/errors/NotFound.tsx';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { MoreActions } from '#platform/web/kit/dialogs/MoreActions.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { LinkTabs } from '#platform/web/kit/page/LinkTabs.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { useOffers } from '#platform/web/shell/ports.ts';
import { api } from '../api.web.ts';
import { ShareContact } from '../cards/ShareContact.tsx';
import { binDays } from '../documents/documents.words.ts';
import { type DetailSearch, tabs } from '../lists.web.ts';
import { Reach } from '../pdpa/Reach.tsx';
import { waysTo } from '../pdpa/reach.rules.ts';
import { contactAddress } from '../places.words.ts';
import { contactVerbs } from '../ports.web.ts';
import { ContactTab } from './ContactTab.tsx';
import type { Contact } from './contact.calls.ts';
import { stages } from './contact.words.ts';
import { NoContacts } from './NoContacts.tsx';
import { RevealNumber } from './RevealNumber.tsx';

const ContactDrawer = lazy(async () => ({ default: (await import('./ContactDrawer.tsx')).ContactDrawer }));

const crumbs = [{ label: 'Contact Management', to: '/contact-management' }];

/** /contact-management/contact-detail?id=&tab=: a contact, a tab at a time; without an id, the way to the list. */
export function ContactPage() {
  const { id, tab = 0 }: DetailSearch = useSearch({ strict: false });
  if (tabs[tab] === undefined) return <Missing />;
  if (id === undefined) return <NoneChosen />;
  return (
    <RecordPage call={api.contact} input={{ params: { id } }} title="Contact" crumbs={crumbs}>
      {(contact) =>
        contact.contactId === id ? (
          <Whole key={id} contact={contact} tab={tab} />
        ) : (
          // It was merged with this one.
          <Navigate to={contactAddress(contact.contactId, tab)} replace />
        )
      }
    </RecordPage>
  );
}

function NoneChosen() {
  const page = { title: 'Contact', crumbs };
  if (useMe().role === 'staff') return <NoContacts {...page} />;
  const toList = (
    <Button variant="default" component={RouteLink} to="/contact-management">
      Go to Contact Management
    </Button>
  );
  return (
    <>
      <PageHeader {...page} />
      <EmptyState icon={IconUser} title="No contact chosen" action={toList}>
        Open a contact from the list to see its details, properties, documents and screening.
      </EmptyState>
    </>
  );
}

function Whole({ contact, tab }: { contact: Contact; tab: number }) {
  const { contactId, name, isMine } = contact;
  const [isEditing, setEditing] = useState<boolean>();
  const status = useData(api.pdpaStatus, { query: { id: contactId, purpose: 'MARKETING' } });
  return (
    <>
      <RecordHead
        title={name}
        crumbs={crumbs}
        face={<Initials name={name} size={44} />}
        state={<Stage contact={contact} />}
        line={lineOf(contact)}
        extra={
          <>
            <Reach
              id={contactId}
              name={name}
              ways={waysTo(contact)}
              mayNote={isMine}
              verdicts={status.data?.channels}
            />
            {isMine && <ShareContact contact={contact} />}
            {isMine && (
              <>
                <Delete contact={contact} />
                <Button leftSection={<IconPencil size={17} stroke={1.7} />} onClick={() => setEditing(true)}>
                  Edit
                </Button>
              </>
            )}
          </>
        }
      />
      <Tabs contact={contact} current={tab} />
      <ContactTab contact={contact} tab={tab} />
      {isEditing !== undefined && (
        <Suspense fallback={null}>
          <ContactDrawer editing={isEditing ? contact : undefined} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

function Stage({ contact: { stage, isHeld } }: { contact: Contact }) {
  return (
    <>
      <StatusBadge tone={stage === 'CLIENT' ? 'success' : 'neutral'} icon={null}>
        {stages[stage]}
      </StatusBadge>
      {isHeld && <StatusBadge tone="warning">Legal hold</StatusBadge>}
    </>
  );
}

/** Number to reach, mail, birth, identity number. */
const lineOf = (contact: Contact) => {
  const { idType, idNumberMasked, dateOfBirth, phones, emails } = contact;
  return [
    phones[0] && phoneText(phones[0]),
    emails[0],
    dateOfBirth && `born ${formatDay(dateOfBirth)}`,
    idNumberMasked && (
      <>
        {idTypes[idType]} {idNumberMasked} <RevealNumber contact={contact} />
      </>
    ),
  ];
};

function Tabs({ contact: { contactId, counts }, current }: { contact: Contact; current: number }) {
  const shown = [0, counts.properties, counts.addresses, counts.profiling, counts.documents];
  return (
    <LinkTabs
      label="Contact"
      tabs={tabs.map((label, index) => ({
        to: contactAddress(contactId, index),
        label,
        isCurrent: index === current,
        count: shown[index],
      }))}
    />
  );
}

function Delete({ contact: { contactId, name, isHeld } }: { contact: Contact }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  // The page leads to the list first: what is deleted can't be read again.
  const remove = useChange(api.deleteContact, { onDone: () => void navigate({ to: '/contact-management' }) });
  return (
    <>
      <MoreActions>
        {useOffers(contactVerbs).map((Verbs, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rooms that offer something stay the same
          <Verbs key={index} contactId={contactId} />
        ))}
        <Menu.Item color="red" onClick={() => setAsking(true)}>
          Delete
        </Menu.Item>
      </MoreActions>
      <ConfirmDialog
        danger
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          remove.mutateAsync({ query: { id: contactId } }).then(
            () => undefined,
            () => undefined,
          )
        }
        title="Delete this contact?"
        confirm="Delete"
      >
        {isHeld
          ? `${name} goes to the bin and stays there, as a document is on legal hold.`
          : `${name} stays in the bin for ${binDays} days and can be restored until then.`}
      </ConfirmDialog>
    </>
  );
}
