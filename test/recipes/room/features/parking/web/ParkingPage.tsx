import { useData } from '#platform/web/api/useData.ts';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from './api.ts';
import { parkingList } from './parkingList.ts';

export function ParkingPage() {
  const { query } = useListSearch(parkingList);
  const { data } = useData(api.list, { query: { pageNumber: query.pageNumber } });
  return (
    <>
      <PageHeader title="Parking" />
      <ul>
        {data?.rows.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
