import { articleCalls } from './articles/articles.calls.ts';
import { eventCalls } from './events/events.calls.ts';
import { linkCalls } from './links/links.calls.ts';
import { pictureCalls } from './pictures/pictures.calls.ts';
import { rollingTextCalls } from './rolling-texts/rolling-texts.calls.ts';

export const content = {
  ...linkCalls,
  ...articleCalls,
  ...pictureCalls,
  ...rollingTextCalls,
  ...eventCalls,
};
