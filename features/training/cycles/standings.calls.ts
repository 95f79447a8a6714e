import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { instant, keysOf, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { peopleDesk } from '../who.words.ts';
import { riskStates, standingFields } from './standings.words.ts';

export const standingList = listCalls(standingFields, {
  ...peopleDesk,
  path: '/v1/desk/cpd-standings',
  summary: 'Active salespeople with their CPD hours in the cycle of today: who will miss the requirement comes first.',
  fileSummary: 'The list of CPD hours as an Excel file, by the same filters.',
  filters: { search: text(80).optional(), standing: z.enum(keysOf(riskStates)).optional() },
  sorts: { Missing: 'missing', Name: 'name' },
});

export const standingCalls = {
  standings: standingList.list,
  standingsSheet: standingList.file,
  lastReminder: endpoint({
    ...peopleDesk,
    method: 'GET',
    path: '/v1/desk/cpd-reminder',
    summary: 'When everybody who lacks CPD hours was last reminded, and how many lack some today.',
    data: z.object({
      open: z.int(),
      last: z.object({ at: instant(), byName: z.string(), people: z.int(), isToday: z.boolean() }).nullable(),
    }),
  }),
  remindOpen: endpoint({
    ...peopleDesk,
    method: 'POST',
    path: '/v1/desk/cpd-reminder',
    summary: 'Notifies everybody who lacks CPD hours in the cycle of today of how many; once a day.',
    data: z.object({ people: z.int() }),
    refuses: ['conflict'],
  }),
};
