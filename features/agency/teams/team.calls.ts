import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, requiredText } from '#platform/contract/fields.ts';

const who = z.strictObject({ id: id() });
const whoAndDay = who.extend({ fromDay: day() });
const endpointBase = { base: 'agency', who: 'desk:people', refuses: ['missing', 'invalid'] } as const;

/** Someone who comes to another upline when the team of a leader who left moves up. */
const MovingUp = z.object({ personId: id(), name: z.string(), fromDay: day(), uplineName: z.string().nullable() });
export type MovingUp = z.output<typeof MovingUp>;

/** The calls of the people desk about ranks and uplines. */
export const teamCalls = {
  setRank: endpoint({
    ...endpointBase,
    method: 'PUT',
    path: '/v1/people/{id}/rank',
    summary: 'Gives a salesperson a rank from a day on, today or later. It replaces a rank with the same first day.',
    params: who,
    command: true,
    body: z.strictObject({ rank: requiredText(40), fromDay: day() }),
    message: 'The rank is saved.',
  }),
  removeRank: endpoint({
    ...endpointBase,
    method: 'DELETE',
    path: '/v1/people/{id}/rank/{fromDay}',
    summary: 'Removes a rank whose first day is still to come.',
    params: whoAndDay,
    message: 'The change of rank is removed.',
  }),
  setUpline: endpoint({
    ...endpointBase,
    method: 'PUT',
    path: '/v1/people/{id}/upline',
    summary:
      'Gives a salesperson an upline from a day on, today or later; null: nobody leads them. Nobody may come to lead themselves.',
    params: who,
    command: true,
    body: z.strictObject({ uplineId: id().nullable(), fromDay: day() }),
    message: 'The upline is saved.',
  }),
  removeUpline: endpoint({
    ...endpointBase,
    method: 'DELETE',
    path: '/v1/people/{id}/upline/{fromDay}',
    summary: 'Removes a change of upline whose first day is still to come.',
    params: whoAndDay,
    message: 'The change of upline is removed.',
  }),
  teamToMove: endpoint({
    ...endpointBase,
    method: 'GET',
    path: '/v1/people/{id}/roll-up',
    summary: 'Who is still led by a salesperson whose account is disabled, and who would lead them; empty for others.',
    params: who,
    data: z.array(MovingUp),
  }),
  rollUp: endpoint({
    ...endpointBase,
    method: 'POST',
    path: '/v1/people/{id}/roll-up',
    summary: 'Moves the team of a salesperson who left to whoever is above them, from today on.',
    params: who,
    data: z.array(MovingUp),
    refuses: ['missing', 'conflict'],
  }),
};
