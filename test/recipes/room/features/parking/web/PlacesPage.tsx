import { IconParking } from '@tabler/icons-react';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { placeFields, placeStates } from '../words.ts';
import { api } from './api.ts';
import { placeList } from './lists.ts';
import { StateOfPlace } from './StateOfPlace.tsx';

/** /parking: the places where cars are put. */
export function PlacesPage() {
  return (
    <ListPage
      fields={placeFields}
      call={api.list}
      file={api.sheet}
      search={placeList}
      name="parking-places"
      title="Parking"
      crumbs={[]}
      rowId="placeId"
      to={({ placeId }) => `/parking/${placeId}`}
      searches="Place or note"
      selects={[{ name: 'state', label: 'State', options: optionsOf(placeStates) }]}
      columns={[
        { field: 'name', under: 'note', card: 'address' },
        { field: 'floor', width: 120 },
        { field: 'state', card: 'state', width: 140, cell: StateOfPlace },
      ]}
      empty={
        <EmptyState icon={IconParking} title="No places">
          The agency has no car park.
        </EmptyState>
      }
    />
  );
}
