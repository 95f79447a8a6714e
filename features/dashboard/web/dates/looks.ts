import { IconCalendarEvent, IconFileInvoice, IconFileText, IconFlag, IconKey, IconUser } from '@tabler/icons-react';
import type { keyDateGroups } from '#platform/contract/key-date.ts';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { IconType } from '#platform/web/shell/menu/menu.ts';

type Look = { words: string; icon: IconType; tone: Tone };

/** How each group of dates looks. The colour is never alone. */
export const groupLooks: Record<(typeof keyDateGroups)[number], Look> = {
  deadline: { words: 'Deadline', icon: IconFlag, tone: 'warning' },
  submission: { words: 'Sale', icon: IconFileText, tone: 'info' },
  lease: { words: 'Lease', icon: IconKey, tone: 'progress' },
  contact: { words: 'Contact', icon: IconUser, tone: 'success' },
  event: { words: 'Event', icon: IconCalendarEvent, tone: 'accent' },
  invoice: { words: 'Invoice', icon: IconFileInvoice, tone: 'neutral' },
};
