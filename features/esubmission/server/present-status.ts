import { type StatusId, statuses } from '../words.ts';

/** A status as people read it. */
export const presentStatus = (id: StatusId) => ({ id, label: statuses[id] });
