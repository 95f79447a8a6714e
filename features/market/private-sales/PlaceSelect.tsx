import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';
import { inTitleCase } from '../words.web.ts';

type Props = { onChoose: (filter: { project?: string; street?: string }) => void };

/** Projects and streets by their first letters. */
export function PlaceSelect({ onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 150);
  const isAsked = search.length >= 2;
  const options = { enabled: isAsked, keepPrevious: true, staleTime: 60_000 };
  const projects = useData(api.projectNames, { query: { search } }, options);
  const streets = useData(api.streetNames, { query: { search } }, options);
  const groups = [
    {
      group: 'Projects',
      items: (projects.data ?? []).map(({ project, street }) => ({
        value: `project ${project}`,
        label: `${project}, ${inTitleCase(street)}`,
      })),
    },
    {
      group: 'Streets',
      items: (streets.data ?? []).map(({ street, district }) => ({
        value: `street ${street}`,
        label: `${inTitleCase(street)}, district ${district}`,
      })),
    },
  ].filter(({ items }) => items.length > 0);
  return (
    <Select
      aria-label="Project or street"
      placeholder="Project or street"
      w={250}
      leftSection={<IconSearch size={16} stroke={1.7} />}
      rightSection={null}
      searchable
      clearable={false}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      data={isAsked ? groups : []}
      // The server has chosen already.
      filter={({ options: all }) => all}
      nothingFoundMessage={isAsked && !projects.isFetching ? 'No such project or street' : undefined}
      onChange={(value) => {
        if (!value) return;
        setTyped('');
        const [kind = '', ...name] = value.split(' ');
        onChoose({ [kind]: name.join(' ') });
      }}
    />
  );
}
