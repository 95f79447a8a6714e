import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { ListSelect } from '#platform/web/form/pickers.tsx';
import type { FieldProps } from '#platform/web/form/useGableForm.ts';
import { api } from '../api.web.ts';
import type { HoldKind } from '../payout.words.ts';

type SubjectKind = HoldKind | 'OPEN_DEAL';
type Props = FieldProps & { kind: SubjectKind };

const deal = { label: 'Deal', placeholder: 'Number of the deal or the case' };
const words: Record<SubjectKind, { label: string; placeholder: string }> = {
  PERSON: { label: 'Salesperson', placeholder: 'Name or registration no.' },
  AGENCY: { label: 'Co-broker', placeholder: 'Name or licence no.' },
  DEAL: deal,
  OPEN_DEAL: deal,
  ITEM: { label: 'Item', placeholder: 'Deal, voucher or receipt no., or salesperson' },
};

/** A salesperson, an agency, a deal or an item that is not paid yet, found while one types. */
export function SubjectSelect({ kind, ...field }: Props) {
  const [typed, setTyped] = useState('');
  // The label of what was chosen stands in the field: without its part in brackets it finds itself.
  const [search] = useDebouncedValue(typed.replace(/ \(.*$/, ''), 200);
  const found = useData(api.subjects, { query: { kind, search } }, { keepPrevious: true });
  return (
    <ListSelect
      {...words[kind]}
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
