import { Panel } from '#platform/web/kit/page/Panel.tsx';

export function ParkingPart() {
  return <Panel title="Parking">The gate closes at ten.</Panel>;
}
