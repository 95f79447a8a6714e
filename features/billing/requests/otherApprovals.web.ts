import { webPort } from '#platform/web/shell/ports.ts';

/** Above the approvals of finance: what waits for a second person in a room above. */
export const otherApprovals = webPort<object>('billing.approvals');
