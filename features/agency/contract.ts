import { personCalls } from './person-calls.ts';
import { settingCalls } from './setting-calls.ts';

/** The screens of the agency itself: what it sets, who works in it, and what went on. */
export const agency = { ...settingCalls, ...personCalls };
