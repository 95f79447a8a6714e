import wire from 'virtual:wire/people';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { people } from '#features/people/room.calls.ts';
import { client } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { asField } from '#platform/web/form/asField.tsx';

const { agents } = client<typeof people>(wire);

type Props = {
  label: string;
  /** A person who can't be chosen. */
  but: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  error?: unknown;
  required?: boolean;
  'data-autofocus'?: boolean;
};

/** One salesperson of the agency, found as the name is typed. */
export function SalespersonSelect({ but, value = null, onChange, error, ...rest }: Props) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.replace(/ \(.*$/, '').trim(), 200);
  const { data = [] } = useData(agents, { query: { search } }, { keepPrevious: true, staleTime: 60_000 });
  const others = data.filter((each) => each.userId !== but);
  return (
    <Select
      {...rest}
      placeholder="Name or registration no."
      searchable
      openOnFocus={false}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has filtered the options.
      filter={({ options }) => options}
      nothingFoundMessage="No salesperson found"
      data={others.map((each) => ({ value: each.userId, label: `${each.name} (${each.registrationNo})` }))}
      value={value}
      onChange={(chosen) => onChange?.(chosen)}
      error={error as string | undefined}
    />
  );
}

/** The same, as a field of a form. */
export const SalespersonField = asField(SalespersonSelect);
