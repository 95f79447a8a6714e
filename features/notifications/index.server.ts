export { approvals, askForApproval, endApproval } from './approvals/approvals.server.ts';
export { demoRead } from './demo.server.ts';
export { notify, settleAll } from './notify.server.ts';
