import { randomUUID } from 'node:crypto';

const pattern = /^\d{4}\/\d{2}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `yyyy/mm/uuid` (UTC): the month keeps folders small; nothing of the person's file name is in it. */
export const newFileKey = (now: Temporal.Instant): string =>
  `${now.toString().slice(0, 7).replace('-', '/')}/${randomUUID()}`;

/** Whether a key is one of ours; anything else (`../`, a name) never reaches the disk. */
export const isFileKey = (key: string): boolean => pattern.test(key);
