import type { WebRoom } from '#platform/web/shell/room.ts';
import { searchForms } from './forms/searchForms.web.ts';
import { pages } from './pages.web.ts';

export const room: WebRoom = { pages, search: [searchForms] };
