export type UploadItem = {
  id: string;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Bytes that were sent. */
  sent: number;
  reason?: string;
  /** The file was refused before it was sent, so it can't be retried. */
  final?: boolean;
};

export type UploadEvent =
  | { type: 'added'; files: { id: string; file: File }[] }
  | { type: 'refused'; id: string; file: File; reason: string }
  | { type: 'started' | 'done' | 'retried' | 'removed'; id: string }
  | { type: 'progress'; id: string; sent: number }
  | { type: 'failed'; id: string; reason: string };

/** The list after one event. */
export function uploadsAfter(items: UploadItem[], event: UploadEvent): UploadItem[] {
  const change = (id: string, part: Partial<UploadItem>) =>
    items.map((item) => (item.id === id ? { ...item, ...part } : item));
  switch (event.type) {
    case 'added':
      return [...items, ...event.files.map(({ id, file }) => ({ id, file, state: 'waiting' as const, sent: 0 }))];
    case 'refused':
      return [
        ...items,
        { id: event.id, file: event.file, state: 'failed', sent: 0, reason: event.reason, final: true },
      ];
    case 'started':
      return change(event.id, { state: 'sending', sent: 0 });
    case 'progress':
      return change(event.id, { sent: event.sent });
    case 'done':
      return items.map((item) => (item.id === event.id ? { ...item, state: 'done', sent: item.file.size } : item));
    case 'failed':
      return change(event.id, { state: 'failed', reason: event.reason });
    case 'retried':
      return change(event.id, { state: 'waiting', sent: 0 });
    case 'removed':
      return items.filter((item) => item.id !== event.id);
  }
}

const units = ['B', 'kB', 'MB', 'GB'];

/** `812 B`, `1.4 MB`; a thousand is 1,024 here, so that the limit of 26,214,400 bytes reads 25 MB. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : Number(value.toFixed(1))} ${units[power]}`;
}

/** The reason of an upload that stops without being cancelled. What was sent is kept, to continue later. */
export const pageLeft = new Error('The page was left');
