/** Code that comes in would keep the next key waiting. */
const isInField = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

const nothingBetter = (): Promise<void> =>
  new Promise((settle) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => settle(), { timeout: 2_000 });
    else setTimeout(settle, 2_000);
  });

/** Settles once nobody is in a field and the browser has nothing better to do, after 2 more seconds at the latest. */
export const whenIdle = async (): Promise<void> => {
  while (isInField()) await new Promise((settle) => setTimeout(settle, 1_000));
  await nothingBetter();
};
