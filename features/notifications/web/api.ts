import wire from 'virtual:wire/notifications';
import { client } from '#platform/web/api/client.ts';
import type { notifications } from '../contract/index.ts';

export const api = client<typeof notifications>(wire);
