import type { Who } from '#platform/contract/endpoint.ts';
import type { Writing } from '#platform/server/context.ts';
import { type Port, port } from '#platform/server/room.ts';

/** `id`: of the record that waits, or one that begins with it. `line` says what it is about and by whom, by the name of whoever asks; it names no client. */
export type Asked = {
  id: string;
  title: string;
  line: (by: string) => string;
  /** The page where it is decided. */
  link: `/${string}`;
  /** Who may approve it, and whose word that is; all administrators and finance when left out. Whoever asks is left out of them. */
  approvers?: { ids: string[]; who: Who };
  /** Its room mails it by itself, to all of them. */
  isMailed?: boolean;
};

export type Approvals = {
  ask(at: Writing, asked: Asked): Promise<void>;
  end(at: Writing, id: string): Promise<void>;
};

/** How a room below the notifications notifies those who may approve a change, and ends the notification once it is decided. */
export const approvalsPort: Port<Approvals> = port('people.approvals');
