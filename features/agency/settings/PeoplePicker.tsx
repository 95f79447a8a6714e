import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { asField } from '#platform/web/form/asField.tsx';
import { api } from '../api.web.ts';
import type { PersonRow } from '../people/people.calls.ts';

type Props = {
  label: string;
  /** Which value of a person is stored. */
  by: 'userName' | 'registrationNo';
  value?: string[];
  onChange?: (chosen: string[]) => void;
  error?: unknown;
};

const typingPause = 250;

function FoundPeople({ label, by, value = [], onChange, error, ...rest }: Props) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, typingPause);
  const role = by === 'registrationNo' ? 'salesperson' : undefined;
  const query = { search, role, pageSize: 20, sortBy: 'Name', sortDirection: 'asc' } as const;
  const { data } = useData(api.people, { query }, { keepPrevious: true });
  const optionOf = (row: PersonRow) => ({ value: row[by] ?? '', label: `${row.name} (${row[by]})` });
  const matches = (data?.rows ?? []).filter((row) => row[by]).map(optionOf);
  // Chosen people remain options. If the search did not find them, their stored value is shown.
  const others = value.filter((each) => !matches.some((option) => option.value === each));
  return (
    <MultiSelect
      {...rest}
      label={label}
      placeholder={value.length === 0 ? 'Type a name' : ''}
      searchable
      clearable
      hidePickedOptions
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has filtered the options.
      filter={({ options }) => options}
      nothingFoundMessage="Nobody has this name"
      data={[...matches, ...others.map((each) => ({ value: each, label: each }))]}
      value={value}
      onChange={(chosen) => onChange?.(chosen)}
      error={error as string | undefined}
    />
  );
}

/** People of the agency, found as their names are typed. */
export const PeoplePicker = asField(FoundPeople);
