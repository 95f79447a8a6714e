/** Milliseconds without a key after which nobody is taken to be typing. */
const pause = 1_500;

let typedAt = Number.NEGATIVE_INFINITY;
const noteKey = () => {
  typedAt = performance.now();
};
if (typeof window !== 'undefined') window.addEventListener('keydown', noteKey, { capture: true, passive: true });

const leftOfPause = () => typedAt + pause - performance.now();

const typingRests = async (): Promise<void> => {
  while (leftOfPause() > 0) await new Promise((settle) => setTimeout(settle, leftOfPause()));
};

const nothingBetter = (): Promise<void> =>
  new Promise((settle) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => settle(), { timeout: 2_000 });
    else setTimeout(settle, 2_000);
  });

/** Settles once nobody types and the browser has nothing better to do, some 2 seconds after the last key at the latest. */
export const whenIdle = async (): Promise<void> => {
  await typingRests();
  await nothingBetter();
};
