export { keepSetting } from './keep-setting.ts';
export { readSetting, readSettings, valueIn } from './read-setting.ts';
export { settingTable } from './tables.ts';
export { accept, writeSetting } from './write-setting.ts';
