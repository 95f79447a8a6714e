import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';

/** Until when people can register for an event, in hours before it begins. */
export const registrationCloses = setting('registrationCloses', z.int().min(0).max(720), 24, {
  group: 'Content',
  title: 'Registration for events closes, hours before',
  help: 'Until then whoever waits moves up when a place is free. Afterwards nobody is moved, and registered people can still cancel.',
});
