import type { Setting } from '#features/settings/contract.ts';
import { type Actor, hasDesk } from '#platform/contract/actor.ts';

/** The settings that are someone's to see and to change: an administrator's are all. */
export const settingsOf = (actor: Actor, settings: Setting<unknown>[]): Setting<unknown>[] =>
  settings.filter(({ about }) => (about?.desk ? hasDesk(actor, about.desk) : actor.role === 'admin'));
