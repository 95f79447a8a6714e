import { deskCalls } from './publishing/publishing.calls.ts';
import { readingCalls } from './reading/reading.calls.ts';

export const circulars = { ...readingCalls, ...deskCalls };
