import { type AuditedKind, madeOf } from '#platform/server/audit/described.ts';
import type { Setting } from '../contract.ts';
import { wordsOf } from '../rules/declared.ts';
import { complianceSetting } from './write-setting.ts';

/** How the audit trail calls settings: as the settings page does. Those of compliance are in no trail but their own. */
export const settingKinds = (settings: Setting<unknown>[]): AuditedKind[] => {
  const titles = new Map(settings.map(({ key, about }) => [key, about?.title]));
  const nameOf = (key: string) => titles.get(key) ?? wordsOf(key.slice(key.lastIndexOf('.') + 1));
  return [
    { aggregate: 'setting', words: 'Setting', ...madeOf(nameOf) },
    { aggregate: complianceSetting, words: 'Setting of due diligence', hidden: true, ...madeOf(nameOf) },
  ];
};
