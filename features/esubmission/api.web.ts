import wire from 'virtual:wire/esubmission';
import { client } from '#platform/web/api/client.ts';
import type { esubmission } from './room.calls.ts';

/** The calls of the submissions. */
export const api = client<typeof esubmission>(wire, 'Has something error !');
