export { approvedCase } from './deals/approvedCase.web.ts';
export { lookOfStatus } from './status/statuses.web.ts';
