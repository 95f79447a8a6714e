import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { ListSelect } from '#platform/web/form/pickers.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import type { FieldProps } from '#platform/web/form/useGableForm.ts';
import type { Share } from '../contract.ts';
import { api, registerApi } from './api.ts';

/** Says which agency of the register a share is paid to. The one that the submission seems to mean is chosen already. */
export function TieForm({ share: { shareId, agency, proposed }, onDone }: { share: Share; onDone: () => void }) {
  const known = agency ?? proposed;
  const form = useCallForm(api.tie, {
    initialValues: { licenceNo: (known?.licenceNo ?? null) as string | null },
    input: (body) => ({ params: { id: shareId }, body }),
    onDone,
  });
  return (
    <FormShell form={form} label="Agency" submitLabel="Save agency" showState={false} guard={false} onCancel={onDone}>
      <AgencySelect known={known} {...form.field('licenceNo')} />
    </FormShell>
  );
}

type Known = { licenceNo: string; name: string } | null;

/** An agency of the register, found while one types. */
export function AgencySelect({ known = null, ...field }: FieldProps & { known?: Known }) {
  const [typed, setTyped] = useState('');
  // The label of what was chosen stands in the field: without its part in brackets it finds itself.
  const [search] = useDebouncedValue(typed.replace(/ \(.*$/, ''), 200);
  const found = useData(registerApi.agencies, { query: { search } }, { keepPrevious: true });
  const agencies = found.data ?? [];
  const isThere = agencies.some(({ licenceNo }) => licenceNo === known?.licenceNo);
  const shown: NonNullable<Known>[] = known && !isThere ? [known, ...agencies] : agencies;
  return (
    <ListSelect
      label="Agency in the register"
      placeholder="Name or licence no."
      description="The share is paid to this agency"
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has searched already.
      filter={({ options }) => options}
      nothingFoundMessage={found.isFetching ? 'Searching …' : 'Nothing found'}
      data={shown.map(({ licenceNo, name }) => ({ value: licenceNo, label: `${name} (${licenceNo})` }))}
      {...field}
    />
  );
}
