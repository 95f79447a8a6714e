import { useParams } from '@tanstack/react-router';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import type { Place } from '../contract.ts';
import { placeStates } from '../words.ts';
import { api } from './api.ts';
import { StateOfPlace } from './StateOfPlace.tsx';

const belowParking = [{ label: 'Parking', to: '/parking' }];

/** /parking/{id}: one place, and who has it. */
export function PlacePage() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return (
    <RecordPage call={api.place} input={{ params: { id } }} title="Parking place" crumbs={belowParking}>
      {(place) => <Whole place={place} />}
    </RecordPage>
  );
}

function Whole({ place }: { place: Place }) {
  const { name, floor, state } = place;
  return (
    <>
      <PageHeader
        title={name}
        crumbs={belowParking}
        meta={
          <>
            <StateOfPlace state={state} />
            <span>Floor {floor}</span>
          </>
        }
      />
      <Panel title="Place">
        <PlaceForm place={place} />
      </Panel>
    </>
  );
}

function PlaceForm({ place: { placeId, state, note } }: { place: Place }) {
  const form = useCallForm(api.change, {
    initialValues: { state, note },
    input: (body) => ({ params: { id: placeId }, body }),
  });
  return (
    <FormShell form={form} label="Place" showState={false}>
      <Select label="State" data={optionsOf(placeStates)} {...form.field('state')} />
      <TextInput label="Who has it" {...form.field('note')} />
    </FormShell>
  );
}
