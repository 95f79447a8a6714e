import type { Setting } from '#features/settings/contract.ts';
import { type Actor, hasDesk, isCompliance } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';

type About = Pick<Setting<unknown>, 'about'>;

/** Whether an actor may see and change a setting. Administrators may change all that are not compliance’s without a desk. */
export const maySet = (actor: Actor, { about }: About): boolean => {
  if (about?.who === 'compliance') return isCompliance(actor);
  return about?.desk ? hasDesk(actor, about.desk) : actor.role === 'admin';
};

/** The settings that an actor knows of: administrators that those of compliance exist, too. */
export const settingsOf = (actor: Actor, settings: Setting<unknown>[]): Setting<unknown>[] =>
  settings.filter((each) => maySet(actor, each) || (each.about?.who === 'compliance' && actor.role === 'admin'));

/** @throws Refusal `setting.forbidden` to administrators, of what compliance alone sets */
export const requireMaySet = (actor: Actor, setting: About): void => {
  if (!maySet(actor, setting))
    throw new Refusal('setting.forbidden', 'Compliance alone changes this, by two officers of the desk.');
};
