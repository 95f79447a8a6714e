import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { Parking } from '../contract.ts';

export function ParkingPart({ data }: { data: Parking }) {
  return <Panel title="Parking">{data.places} places. The gate closes at ten.</Panel>;
}
