import { Button, Group } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { send } from '#platform/web/api/send.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ListSelect } from '#platform/web/form/pickers.tsx';
import { api } from '../api.web.ts';
import type { Contact } from './contact.calls.ts';

type Props = {
  label: string;
  description?: string;
  /** Given: my newest contacts are offered beneath, but for those who are here already. */
  chosen?: readonly string[];
  onChoose: (contact: Contact) => void;
};

/** One of my contacts, found while one types, and read when it is chosen. */
export function ContactPicker({ label, description, chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 200);
  // Typed into a body: it may be a phone or a number of identity.
  const text = search.trim();
  const found = useData(api.findContacts, { body: { text } }, { keepPrevious: true, enabled: text.length > 1 });
  const choose = async (id: unknown) => {
    if (typeof id === 'string') onChoose(await send(api.contact, { params: { id } }));
  };
  return (
    <div>
      <ListSelect
        label={label}
        description={description}
        placeholder="Name, phone, email or NRIC"
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        // The server has searched already.
        filter={({ options }) => options}
        nothingFoundMessage={
          text.length < 2 ? 'Type to search' : found.isFetching ? 'Searching …' : 'No contact of yours'
        }
        data={(found.data ?? []).map(({ contactId, name }) => ({ value: contactId, label: name }))}
        onChange={(id) => void choose(id)}
      />
      {chosen && <Newest chosen={chosen} onChoose={(id) => void choose(id)} />}
    </div>
  );
}

const offered = 5;
/** As many as a page of the list has: some of them may be here already. */
const newest = { query: { pageSize: 10, sortBy: 'Added', sortDirection: 'desc' } } as const;

type NewestProps = Required<Pick<Props, 'chosen'>> & { onChoose: (contactId: string) => void };

function Newest({ chosen, onChoose }: NewestProps) {
  const found = useData(api.contacts, newest);
  const others = (found.data?.rows ?? []).filter(({ contactId }) => !chosen.includes(contactId)).slice(0, offered);
  if (others.length === 0) return null;
  return (
    <Group gap={6} mt={8} role="group" aria-label="My newest contacts">
      {others.map(({ contactId, name }) => (
        <Button key={contactId} size="compact-sm" variant="default" onClick={() => onChoose(contactId)}>
          {name}
        </Button>
      ))}
    </Group>
  );
}
