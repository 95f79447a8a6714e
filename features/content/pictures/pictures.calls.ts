import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { contentDesk } from '../who.calls.ts';

export const pictureCalls = {
  addPicture: endpoint({
    ...contentDesk,
    method: 'POST',
    path: '/v1/desk/pictures',
    summary: 'Adds a picture for a rich text: JPEG or PNG, 15 MB at most. It is made as large as pages show it.',
    upload: true,
    body: z.strictObject({}),
    data: z.object({ fileId: id(), width: z.int(), height: z.int() }),
    transaction: 'own',
    refreshes: false,
  }),
  picture: endpoint({
    method: 'GET',
    base: 'content',
    path: '/v1/pictures/{fileId}',
    who: 'signed-in',
    summary: 'A picture of a rich text, to whoever is signed in and has its address. It never changes.',
    params: z.strictObject({ fileId: id() }),
    file: ['image/jpeg', 'image/png'],
    refuses: ['missing'],
  }),
};
