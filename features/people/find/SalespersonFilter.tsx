import wire from 'virtual:wire/people';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { client } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import type { people } from '../room.calls.ts';

const { agents } = client<typeof people>(wire);

type Props = { label: string; width?: number; onChoose: (userId: string) => void };

/** A filter by a salesperson, who is found as the name is typed. Once one is chosen, the list shows a chip in its place. */
export function SalespersonFilter({ label, width = 170, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const { data = [] } = useData(agents, { query: { search } }, { keepPrevious: true, staleTime: 60_000 });
  return (
    <Select
      w={width}
      aria-label={label}
      placeholder={label}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has filtered the options.
      filter={({ options }) => options}
      nothingFoundMessage="No salesperson found"
      data={data.map((each) => ({ value: each.userId, label: `${each.name} (${each.registrationNo})` }))}
      value={null}
      onChange={(chosen) => chosen && onChoose(chosen)}
    />
  );
}
