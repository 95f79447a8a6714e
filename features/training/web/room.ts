import type { WebRoom } from '#platform/web/shell/room.ts';
import { pages } from './pages.ts';

export const room: WebRoom = { pages };
