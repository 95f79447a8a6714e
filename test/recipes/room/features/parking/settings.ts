import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';

export const parkingHours = setting('parkingHours', z.int().min(1).max(24).meta({ unit: 'hours' }), 8, {
  group: 'Agency',
  title: 'Parking, at most',
  help: 'How long a car may stay.',
});
