export { readSetting, readSettings } from './read-setting.ts';
