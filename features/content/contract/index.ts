import { articleCalls } from './articles.ts';
import { eventCalls } from './events.ts';
import { linkCalls } from './links.ts';
import { pictureCalls } from './pictures.ts';
import { rollingTextCalls } from './rolling-texts.ts';

export const content = {
  ...linkCalls,
  ...articleCalls,
  ...pictureCalls,
  ...rollingTextCalls,
  ...eventCalls,
};
