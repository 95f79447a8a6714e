import wire from 'virtual:wire/people';
import { Button, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Agent, people } from '#features/people/room.calls.ts';
import { client } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import classes from './AddSalesperson.module.css';

const { agents } = client<typeof people>(wire);

type Props = {
  /** The ids of those who are already on the list. */
  taken: string[];
  onAdd: (agent: Agent) => void;
};

/** A button that turns into a search for salespeople of the agency. */
export function AddSalesperson({ taken, onAdd }: Props) {
  const [open, setOpen] = useState(false);
  if (open) return <AgentSearch taken={taken} onAdd={onAdd} onClose={() => setOpen(false)} />;
  return (
    <Button variant="subtle" leftSection={<IconPlus size={17} stroke={2} />} onClick={() => setOpen(true)}>
      Add salesperson
    </Button>
  );
}

function AgentSearch({ taken, onAdd, onClose }: Props & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const found = useData(agents, { query: { search } }, { keepPrevious: true, staleTime: 60_000 });
  const combobox = useCombobox({ defaultOpened: true });
  const free = (found.data ?? []).filter(({ userId }) => !taken.includes(userId));

  const choose = (userId: string) => {
    const agent = free.find((each) => each.userId === userId);
    if (agent) onAdd(agent);
    onClose();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose} position="bottom-start">
      <Combobox.Target>
        <TextInput
          className={classes.search}
          autoFocus
          aria-label="Find a salesperson"
          placeholder="Name or registration no."
          autoComplete="off"
          leftSection={<IconSearch size={16} stroke={1.7} />}
          rightSection={found.isFetching && <Loader size={16} />}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
            if (event.key === 'Escape') onClose();
          }}
          onBlur={onClose}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className={classes.options} aria-label="Salespeople">
          {free.map((agent) => (
            <Combobox.Option value={agent.userId} key={agent.userId} className={classes.option}>
              <Initials name={agent.name} src={agent.picture ?? undefined} size={30} />
              <TwoLines sub={agent.registrationNo}>{agent.name}</TwoLines>
            </Combobox.Option>
          ))}
          {found.data && free.length === 0 && (
            <Combobox.Empty>{search ? 'Nobody by this name or number' : 'Nobody else to add'}</Combobox.Empty>
          )}
          {found.error && <Combobox.Empty>{found.error.message}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
