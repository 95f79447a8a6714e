export { notify, settle } from './notify.ts';
