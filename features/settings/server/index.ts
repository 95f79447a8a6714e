export { readSetting } from './read-setting.ts';
