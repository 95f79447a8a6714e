export { cycleStatusesOf } from './cycles/cycle-status.server.ts';
