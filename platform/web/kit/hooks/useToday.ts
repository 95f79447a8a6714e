import { useState } from 'react';
import { type Day, dayOf } from '../../../contract/days.ts';

/** The day in Singapore when the component mounted. It does not change while a person works past midnight. */
export const useToday = (): Day => useState(() => dayOf(new Date().toISOString()))[0];
