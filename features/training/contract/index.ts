import { ownCalls } from './own.ts';

export const training = { ...ownCalls };
