import wire from 'virtual:wire/people';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { people } from '#features/people/room.calls.ts';
import { client } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { asField } from '#platform/web/form/asField.tsx';

const { agents } = client<typeof people>(wire);

type Props = {
  label: string;
  /** How many can be chosen. */
  most?: number;
  value?: string[];
  onChange?: (chosen: string[]) => void;
  error?: unknown;
  required?: boolean;
};

function FoundSalespeople({ most = 200, value = [], onChange, error, ...rest }: Props) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const { data = [] } = useData(agents, { query: { search } }, { keepPrevious: true, staleTime: 60_000 });
  // Names of chosen people, who stay among the options during later searches.
  const [names, setNames] = useState(new Map<string, string>());
  const matches = data.map(({ userId, name, registrationNo }) => ({
    value: userId,
    label: `${name} (${registrationNo})`,
  }));
  const others = value.filter((id) => !matches.some((option) => option.value === id));
  const change = (chosen: string[]) => {
    setNames(new Map([...names, ...matches.map(({ value: id, label }): [string, string] => [id, label])]));
    setTyped('');
    onChange?.(chosen.slice(-most));
  };
  return (
    <MultiSelect
      {...rest}
      placeholder={value.length === 0 ? 'Name or registration no.' : ''}
      searchable
      hidePickedOptions
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has filtered the options.
      filter={({ options }) => options}
      nothingFoundMessage="No salesperson found"
      data={[...matches, ...others.map((id) => ({ value: id, label: names.get(id) ?? id }))]}
      value={value}
      onChange={change}
      error={error as string | undefined}
    />
  );
}

/** Salespeople of the agency, found as their names are typed. */
export const PeopleSelect = asField(FoundSalespeople);
