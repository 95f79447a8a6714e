import type { Setting } from '#features/settings/contract.ts';
import { type Actor, hasDesk } from '#platform/contract/actor.ts';

/** The settings that an actor may see and change. Administrators may change all without a desk. */
export const settingsOf = (actor: Actor, settings: Setting<unknown>[]): Setting<unknown>[] =>
  settings.filter(({ about }) => (about?.desk ? hasDesk(actor, about.desk) : actor.role === 'admin'));
