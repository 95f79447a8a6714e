import wire from 'virtual:wire/notifications';
import { client } from '#platform/web/api/client.ts';
import type { notifications } from './room.calls.ts';

export const api = client<typeof notifications>(wire);
