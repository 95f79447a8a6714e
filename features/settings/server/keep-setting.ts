import type { Services } from '#platform/server/context.ts';
import { watchChannel } from '#platform/server/database/watch-channel.ts';
import { type Setting, settingChannel } from '../contract.ts';
import { readSetting } from './read-setting.ts';

export type KeptSetting<T> = { read(): Promise<T>; close(): void };

/**
 * A setting that every request asks for: kept in memory, and read again when it was changed on any server. While that
 * can't be heard it is read each time.
 */
export const keepSetting = async <T>(
  services: Pick<Services, 'database' | 'log'>,
  setting: Setting<T>,
): Promise<KeptSetting<T>> => {
  let kept: { value: T } | undefined;
  const forget = () => {
    kept = undefined;
  };
  const changes = await watchChannel(services, settingChannel, {
    heard: (key) => {
      if (key === setting.key) forget();
    },
    lost: forget,
  });
  const read = async (): Promise<T> => {
    if (kept) return kept.value;
    // Asked before the read: a change that is told of meanwhile must win over what is being read.
    const before = changes.count();
    const value = await readSetting(services.database, setting);
    if (changes.isLive() && changes.count() === before) kept = { value };
    return value;
  };
  return { read, close: changes.close };
};
