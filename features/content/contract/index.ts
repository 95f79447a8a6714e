import { linkCalls } from './links.ts';

export const content = {
  ...linkCalls,
};
