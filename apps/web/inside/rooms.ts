import type { WebRoom } from '#platform/web/shell/room.ts';
import { features } from '../../../scripts/feature-order.mjs';

const found = import.meta.glob<WebRoom>('../../../features/*/{web/room,room.web}.{ts,tsx}', {
  eager: true,
  import: 'room',
});

const placeOf = (path: string) => features.flat().indexOf(/\/features\/([^/]+)\//.exec(path)?.[1] ?? '');

/** The web part of every room, the upper rooms first. */
export const webRooms: WebRoom[] = Object.entries(found)
  .sort(([a], [b]) => placeOf(a) - placeOf(b))
  .map(([, room]) => room);
