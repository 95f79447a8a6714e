import type { KeyboardEvent } from 'react';

/** Whether Ctrl+Enter or ⌘Enter was pressed. */
export const isSend = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey);

/** Ctrl+Enter or ⌘Enter in a text of several lines sends its form; Enter alone begins a line. */
export const submitByKeys = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (!isSend(event)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};
