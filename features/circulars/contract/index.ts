import { deskCalls } from './desk.ts';
import { readingCalls } from './reading.ts';

export const circulars = { ...readingCalls, ...deskCalls };
