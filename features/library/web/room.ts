import type { WebRoom } from '#platform/web/shell/room.ts';
import { pages } from './pages.ts';
import { searchForms } from './searchForms.ts';

export const room: WebRoom = { pages, search: [searchForms] };
