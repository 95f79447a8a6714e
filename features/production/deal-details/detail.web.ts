import type { Data } from '#platform/contract/endpoint.ts';
import type { production } from '../room.calls.ts';

/** A deal as its drawer shows it. */
export type Detail = Data<typeof production.detail>;
