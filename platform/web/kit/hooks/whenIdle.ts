/** Resolves when the browser is idle, after 2 seconds at the latest. */
export const whenIdle = (): Promise<void> =>
  new Promise((settle) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => settle(), { timeout: 2_000 });
    else setTimeout(settle, 2_000);
  });
