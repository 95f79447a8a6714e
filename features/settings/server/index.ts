export { settingKinds } from './audited.ts';
export { declaredSettings, fitIn, isSettingSaid, readSetting, readSettings } from './read-setting.ts';
export { settingPublic } from './tables.ts';
export { watchSetting } from './watch-setting.ts';
export {
  accept,
  beginSetting,
  complianceSetting,
  lockSetting,
  lockSettings,
  presetSetting,
  writeSetting,
} from './write-setting.ts';
