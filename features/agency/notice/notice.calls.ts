import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';

export const noticeCalls = {
  notice: endpoint({
    method: 'GET',
    path: '/v1/notice',
    who: 'public',
    summary: 'What the agency says to anyone on /temp; empty when there is nothing.',
    data: z.object({ text: z.string() }),
  }),
};
