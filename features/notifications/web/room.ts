import type { WebRoom } from '#platform/web/shell/room.ts';
import { BellPlace } from './bell/BellPlace.tsx';

export const room: WebRoom = { tools: [BellPlace] };
