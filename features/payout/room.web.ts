import type { WebRoom } from '#platform/web/shell/room.ts';
import { pages } from './pages.web.ts';
import { searchPayouts } from './searchPayouts.web.ts';

export const room: WebRoom = {
  pages,
  search: searchPayouts,
};
