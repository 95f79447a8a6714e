import { useState } from 'react';
import { type Day, dayOf } from '#platform/contract/days.ts';

/** The agency's day when the page was opened: it stays, so that nothing turns over while someone works. */
export const useToday = (): Day => useState(() => dayOf(new Date().toISOString()))[0];
