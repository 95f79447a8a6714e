export { cycleStatusesOf as standingsOf } from './cycles/cycle-status.server.ts';
