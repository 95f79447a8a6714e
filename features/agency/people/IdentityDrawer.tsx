import wire from 'virtual:wire/people';
import { Skeleton } from '@mantine/core';
import { CountrySelect, IdentityFields } from '#features/particulars/web/index.ts';
import { type Gender, genders } from '#features/particulars/words/kinds.ts';
import type { IdentityInput, people, ShownIdentity } from '#features/people/room.calls.ts';
import { required } from '#platform/contract/required.ts';
import { client } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import type { Person } from './people.calls.ts';

const { identity: readIdentity, setIdentity } = client<typeof people>(wire);

type Props = { person: Person; opened: boolean; onClose: () => void };

/** What the yearly commission file says of a salesperson. The full number is never shown. */
export function IdentityDrawer({ person, opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Identity for the yearly file">
      <Loaded userId={person.userId} onDone={onClose} />
    </SideDrawer>
  );
}

type FormProps = { userId: string; onDone: () => void };

function Loaded(props: FormProps) {
  const query = useData(readIdentity, { params: { userId: props.userId } });
  if (query.error) return <ErrorCard error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton height={240} aria-busy="true" />;
  return <IdentityForm {...props} stored={query.data} />;
}

type Values = Omit<IdentityInput, 'sex' | 'birth'> & { sex: Gender | null; birth: string | null };

function IdentityForm({ userId, stored, onDone }: FormProps & { stored: ShownIdentity | null }) {
  const save = useChange(setIdentity, { silent: 'failure' });
  const initialValues: Values = {
    idType: stored?.idType ?? 'NRIC',
    idNumber: '',
    nationality: stored?.nationality ?? 'SG',
    sex: stored?.sex ?? null,
    birth: stored?.birth ?? null,
  };
  const form = useGableForm<Values>({
    initialValues,
    rules: ({ idType, idNumber, nationality, sex, birth }) => ({
      idNumber: idNumber || stored?.idType === idType ? null : required,
      nationality: nationality ? null : required,
      sex: sex ? null : required,
      birth: birth ? null : required,
    }),
    onSubmit: async ({ sex, birth, ...rest }) => {
      if (!sex || !birth) return;
      await save.mutateAsync({ params: { userId }, body: { ...rest, sex, birth } });
      onDone();
    },
  });
  return (
    <FormShell form={form} label="Identity for the yearly file" showState={false}>
      <IdentityFields form={form} types={['NRIC', 'FIN', 'PASSPORT']} storedNumber={stored?.numberMasked} />
      <FieldGrid>
        <CountrySelect label="Nationality" field={form.field('nationality', { required: true })} />
        <Select label="Sex" data={optionsOf(genders)} {...form.field('sex', { required: true })} />
        <DayInput label="Date of birth" {...form.field('birth', { required: true })} />
      </FieldGrid>
    </FormShell>
  );
}
