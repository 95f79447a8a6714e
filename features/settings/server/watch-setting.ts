import type { Services } from '#platform/server/context.ts';
import { type Setting, settingChannel } from '../contract.ts';
import { readSetting } from './read-setting.ts';

export type WatchedSetting<T> = { read(): Promise<T>; close(): void };

/**
 * Caches a setting that every request reads. It is read again after a change on any server. While the notification
 * channel is down it is read each time.
 */
export const watchSetting = async <T>(
  services: Pick<Services, 'database' | 'channels'>,
  setting: Setting<T>,
): Promise<WatchedSetting<T>> => {
  let kept: { value: T } | undefined;
  const forget = () => {
    kept = undefined;
  };
  const changes = await services.channels.watch(settingChannel, {
    notified: (key) => {
      if (key === setting.key) forget();
    },
    lost: forget,
  });
  const read = async (): Promise<T> => {
    if (kept) return kept.value;
    // Counted before the read: if the setting changes during the read, the result must not be cached.
    const before = changes.count();
    const value = await readSetting(services.database, setting);
    if (changes.isLive() && changes.count() === before) kept = { value };
    return value;
  };
  return { read, close: changes.close };
};
