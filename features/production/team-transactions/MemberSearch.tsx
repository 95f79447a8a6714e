import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';

type Props = { parent: string | undefined; onChoose: (saNo: string) => void };

const typingPause = 250;

/** Finds a member of a team at any depth, and former members with deals. */
export function MemberSearch({ parent, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  const isSearched = search.length >= 2;
  const query = { search, ...(parent && { parent }) };
  const { data } = useData(api.members, { query }, { enabled: isSearched, keepPrevious: true });
  const members = (isSearched && data?.rows) || [];
  return (
    <Select
      w={210}
      aria-label="Member"
      placeholder="Member"
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has filtered the options.
      filter={({ options }) => options}
      nothingFoundMessage={isSearched ? 'Nobody of the team' : 'Type a name, code or registration'}
      data={members.map(({ saNo, name, registrationNo }) => ({ value: saNo, label: `${name} · ${registrationNo}` }))}
      value={null}
      onChange={(saNo) => saNo && onChoose(saNo)}
    />
  );
}
