import type { WebRoom } from '#platform/web/shell/room.ts';
import { pages } from './pages.ts';
import { searchContacts } from './searchContacts.ts';

export const room: WebRoom = {
  pages,
  search: [Object.assign({ isFor: ({ role }: { role: string }) => role === 'salesperson' }, searchContacts)],
};
