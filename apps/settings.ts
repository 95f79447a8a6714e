import type { Setting } from '#features/settings/contract.ts';
import { declaredIn } from '#features/settings/rules/declared.ts';
import { exportsOf } from './rooms.ts';

const modules = await exportsOf('room.settings.ts', 'settings.ts');

/** Every setting that a room declares, in the order of the page. */
export const allSettings: Setting<unknown>[] = modules.flatMap(([, exported]) => declaredIn(exported));
