import { Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { partyKinds } from '#features/particulars/words/kinds.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { RowIn } from '#platform/contract/list-calls.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import { isPrivate } from '#platform/contract/typed/private-search.ts';
import { isPortal } from '#platform/web/api/portal.ts';
import { useData } from '#platform/web/api/useData.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useList } from '#platform/web/list/useList.ts';
import { useNew } from '#platform/web/list/useNew.ts';
import { api } from '../api.web.ts';
import { contactList } from '../lists.web.ts';
import { Reach } from '../pdpa/Reach.tsx';
import { waysTo } from '../pdpa/reach.rules.ts';
import { contactAddress } from '../places.words.ts';
import type { contacts } from '../room.calls.ts';
import { BulkActs } from './BulkActs.tsx';
import { screeningStates, stages } from './contact.words.ts';
import { contactFields, followUps } from './list.words.ts';
import { NoContacts } from './NoContacts.tsx';
import { ScreeningBadge } from './ScreeningBadge.tsx';
import { useMoreOfContacts } from './useMoreOfContacts.tsx';

const ContactDrawer = lazy(async () => ({ default: (await import('./ContactDrawer.tsx')).ContactDrawer }));

type Row = RowIn<typeof contacts.contacts>;

/** /contact-management: my contacts. */
export const ContactsPage = () =>
  useMe().role === 'staff' ? <NoContacts title="Contact Management" crumbs={[]} /> : <Contacts />;

function Contacts() {
  const [isAsked, setAdding] = useNew();
  const [isLoaded, setLoaded] = useState(false);
  const [chosen, setChosen] = useState<string[]>([]);
  const [number, setNumber] = useState<string>();
  const byFile = useMoreOfContacts();
  const mayChange = useMe().role === 'salesperson';
  const isAdding = isAsked && mayChange;
  // From then on the drawer is there, so that it closes as others do.
  if (isAdding && !isLoaded) setLoaded(true);
  const tags = useData(api.tags, {}).data ?? [];
  const { list, found } = useList(api.contacts, contactList);
  // What is typed as a whole number is sent in a body, and stands in no address.
  const byNumber = useData(api.findContacts, { body: { text: number ?? '' } }, { enabled: number !== undefined });
  const rows: Row[] | undefined = number === undefined ? found.data?.rows : byNumber.data;
  const ids = (rows ?? []).map(({ contactId }) => contactId);
  const verdicts = useData(api.pdpaStatuses, { body: { ids } }, { enabled: ids.length > 0 && !isPortal() }).data;
  // After a change the list begins anew: the first page, ten rows.
  const afterBulk = () => {
    setChosen([]);
    list.setSize(contactList.size);
  };
  const add = (
    <Button leftSection={<IconPlus size={17} stroke={1.7} />} onClick={() => setAdding(true)}>
      New contact
    </Button>
  );
  return (
    <>
      <ListPage
        fields={contactFields}
        call={api.contacts}
        {...(number === undefined && { file: api.contactsSheet })}
        search={contactList}
        name="contacts"
        title="Contact Management"
        more={mayChange ? byFile.more : []}
        action={mayChange && add}
        rowId="contactId"
        to={({ contactId }) => contactAddress(contactId)}
        searches="Name, phone, email, address"
        keptOut={{ isKept: isPrivate, use: setNumber }}
        instead={
          number === undefined
            ? undefined
            : {
                heading: 'Found by this number',
                rows: byNumber.data,
                query: byNumber,
                none: <EmptyState icon={IconUsers} title="None of your contacts has this number" />,
              }
        }
        selects={[
          { name: 'stage', label: 'Stage', options: optionsOf(stages), width: 120 },
          { name: 'kind', label: 'Kind', options: optionsOf(partyKinds), width: 150 },
          {
            name: 'tag',
            label: 'Tag',
            options: tags.map((value) => ({ value, label: value })),
            width: 120,
            searchable: true,
          },
          { name: 'followUp', label: 'Follow-up', options: optionsOf(followUps), width: 150 },
          { name: 'screening', label: 'Screening', options: optionsOf(screeningStates), width: 140 },
        ]}
        columns={[
          {
            field: 'name',
            card: 'address',
            under: ({ phones, emails }: Row) => (phones[0] ? phoneText(phones[0]) : emails[0]),
            width: 240,
          },
          { field: 'stage', width: 120, card: 'state' },
          { field: 'tags' },
          {
            field: 'screeningState',
            width: 150,
            card: 'none',
            cell: ({ screeningState }: Row) => <ScreeningBadge state={screeningState} />,
          },
          {
            field: 'followUpOn',
            width: 170,
            short: ({ followUpOn }: Row) => followUpOn && `follow up ${formatDay(followUpOn)}`,
            cell: (row: Row) => <FollowUpDay row={row} />,
          },
          { field: 'lastContactedAt', width: 150 },
          { field: 'createdAt', width: 150, hidden: true },
          {
            id: 'reach',
            header: 'Reach',
            width: 130,
            card: 'end',
            cell: ({ contactId, name, ...row }: Row) => (
              <Reach
                id={contactId}
                name={name}
                ways={waysTo(row)}
                mayNote={mayChange}
                verdicts={verdicts?.find((each) => each.contactId === contactId)?.channels}
              />
            ),
          },
        ]}
        {...(mayChange && {
          selection: {
            ids: chosen,
            onChange: setChosen,
            rowLabel: ({ name }: Row) => name,
            actions: <BulkActs ids={chosen} onDone={afterBulk} />,
          },
        })}
        empty={
          <EmptyState icon={IconUsers} title="No contacts yet" action={mayChange && add}>
            Add a customer to keep numbers, properties, follow-ups and due diligence in one place.
          </EmptyState>
        }
      />
      {byFile.drawer}
      {isLoaded && (
        <Suspense fallback={null}>
          <ContactDrawer editing={isAdding ? 'new' : undefined} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}

function FollowUpDay({ row: { followUpOn, followUpNote } }: { row: Row }) {
  const today = useToday();
  if (!followUpOn) return '–';
  const tone = followUpOn < today ? 'danger' : followUpOn === today ? 'warning' : 'neutral';
  return (
    <StatusBadge tone={tone} note={followUpNote || undefined}>
      {formatDay(followUpOn)}
    </StatusBadge>
  );
}
