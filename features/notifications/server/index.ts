export { askForApproval, endApproval } from './approvals.ts';
export { demoRead } from './demo-read.ts';
export { notify, settle, settleAll } from './notify.ts';
