export { approvals, askForApproval, endApproval } from './approvals.ts';
export { demoRead } from './demo-read.ts';
export { notify, settleAll } from './notify.ts';
