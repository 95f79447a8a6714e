import { Stack } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useData } from '#platform/web/api/useData.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Checkbox } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import { BesideRegister } from './BesideRegister.tsx';
import { EntryFields, emptyEntry } from './EntryFields.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Enters a suspicion: about nobody in particular, or about the case or the hit in the address. The address contains no name. */
export function NewEntry({ opened, onClose }: Props) {
  const { of, hit }: { of?: string; hit?: string } = useSearch({ strict: false });
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Enter a suspicion">
      {hit ? (
        <OfHit id={hit} onDone={onClose} />
      ) : of ? (
        <OfCase id={of} onDone={onClose} />
      ) : (
        <EntryForm onDone={onClose} />
      )}
    </SideDrawer>
  );
}

type HitProps = { id: string; onDone: () => void };

const OfHit = ({ id, onDone }: HitProps) => (
  <Loaded of={useData(api.hit, { params: { id } })} skeleton={300}>
    {({ aMLID, caseNo, name, found }) => (
      <EntryForm
        onDone={onDone}
        about={{ aMLID, caseNo, subject: name, isListed: found.listed.topics.includes('SANCTION') }}
      />
    )}
  </Loaded>
);

const OfCase = ({ id, onDone }: HitProps) => (
  <Loaded of={useData(api.amlReport, { query: { aMLID: id } })} skeleton={300}>
    {({ aMLID, caseNo, name }) => (
      <EntryForm onDone={onDone} about={{ aMLID, caseNo, subject: name, isListed: false }} />
    )}
  </Loaded>
);

type About = { aMLID: string; caseNo: string; subject: string; isListed: boolean };

function EntryForm({ about, onDone }: { about?: About; onDone: () => void }) {
  const { aMLID = null, subject = '', isListed = false } = about ?? {};
  const form = useCallForm(api.enter, {
    initialValues: { ...emptyEntry, subject, isListed },
    input: (values) => ({ body: { ...values, aMLID } }),
    onDone,
  });
  return (
    <Stack gap="lg">
      <FormShell form={form} label="Enter a suspicion" submitLabel="Enter" showState={false} guard={false}>
        {about && <Facts items={[{ label: 'Case', value: about.caseNo }]} />}
        <EntryFields form={form} />
        <Checkbox
          label="The subject is on a sanctions list"
          description="The report is then due within one business day, otherwise within five"
          {...form.field('isListed')}
        />
      </FormShell>
      {aMLID && <BesideRegister aMLID={aMLID} />}
    </Stack>
  );
}
