export { notificationChoices } from './ports.ts';
