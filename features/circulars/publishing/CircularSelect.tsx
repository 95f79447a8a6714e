import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { ListSelect } from '#platform/web/form/pickers.tsx';
import type { FieldProps } from '#platform/web/form/useGableForm.ts';
import { api } from '../api.web.ts';

type Props = FieldProps & {
  label: string;
  /** The one that is chosen already, which no search needs to find. */
  chosen: { circularId: string; label: string } | null;
};

/** Another circular, found by its number or title while one types. */
export function CircularSelect({ label, chosen, ...field }: Props) {
  const [typed, setTyped] = useState(chosen?.label ?? '');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const { data } = useData(
    api.deskCirculars,
    { query: { search: search.split(' · ')[0]?.slice(0, 80), pageSize: 20 } },
    { keepPrevious: true },
  );
  const circularOptions = (data?.rows ?? []).map(({ circularId, refNo, title }) => ({
    value: circularId,
    label: [refNo, title].filter(Boolean).join(' · '),
  }));
  const isKept = chosen && !circularOptions.some(({ value }) => value === chosen.circularId);
  return (
    <ListSelect
      label={label}
      placeholder="Ref. no. or title"
      searchable
      clearable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has searched already.
      filter={({ options }) => options}
      nothingFoundMessage="No circular found"
      data={isKept ? [...circularOptions, { value: chosen.circularId, label: chosen.label }] : circularOptions}
      {...field}
    />
  );
}
