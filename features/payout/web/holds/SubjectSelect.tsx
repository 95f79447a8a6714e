import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { ListSelect } from '#platform/web/form/pickers.tsx';
import type { FieldProps } from '#platform/web/form/useGableForm.ts';
import { api } from '../api.ts';

type Props = FieldProps & { kind: 'PERSON' | 'DEAL' };

/** A salesperson or a deal, found while one types. */
export function SubjectSelect({ kind, ...field }: Props) {
  const [typed, setTyped] = useState('');
  // The label of what was chosen stands in the field: without its part in brackets it finds itself.
  const [search] = useDebouncedValue(typed.replace(/ \(.*$/, ''), 200);
  const found = useData(api.subjects, { query: { kind, search } }, { keepPrevious: true });
  return (
    <ListSelect
      label={kind === 'PERSON' ? 'Salesperson' : 'Deal'}
      placeholder={kind === 'PERSON' ? 'Name or registration no.' : 'Number of the deal or the case'}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has searched already.
      filter={({ options }) => options}
      nothingFoundMessage={found.isFetching ? 'Searching …' : 'Nothing found'}
      data={(found.data ?? []).map(({ id, label }) => ({ value: id, label }))}
      {...field}
    />
  );
}
