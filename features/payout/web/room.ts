import type { WebRoom } from '#platform/web/shell/room.ts';
import { pages } from './pages.ts';
import { searchPayouts } from './searchPayouts.ts';

export const room: WebRoom = {
  pages,
  search: searchPayouts,
};
