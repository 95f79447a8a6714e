export { settingKinds } from './audited.ts';
export { declaredSettings, fitIn, readSetting, readSettings } from './read-setting.ts';
export { settingTable } from './tables.ts';
export { watchSetting } from './watch-setting.ts';
export { accept, auditedAs, complianceSetting, lockSetting, writeSetting } from './write-setting.ts';
