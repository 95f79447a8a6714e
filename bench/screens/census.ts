import type { Page } from 'playwright-core';

/** What a page measures, as a browser shows it. Sizes and weights are those of text that can be seen, in pixels and as numbers. */
export type Census = { overflow: number; shift: number; sizes: number[]; weights: number[] };

/** What else is set with type of its own: a face's initials, a calendar, the text of an article. */
const ownType = '[data-own-type], [class*="mantine-Schedule"], [class*="mantine-Calendar"], [contenteditable]';

export const takeCensus = (page: Page): Promise<Census> =>
  page.evaluate(async (apart) => {
    const shift = await new Promise<number>((resolve) => {
      let sum = 0;
      const add = (entries: PerformanceEntryList) => {
        for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) sum += entry.value;
      };
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => {
        add(observer.takeRecords());
        observer.disconnect();
        resolve(sum);
      });
    });
    const sizes = new Set<number>();
    const weights = new Set<number>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent || parent.closest(apart)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(parent);
      sizes.add(Math.round(Number.parseFloat(style.fontSize) * 10) / 10);
      weights.add(Number(style.fontWeight));
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    const sorted = (numbers: Set<number>) => [...numbers].sort((a, b) => a - b);
    return { overflow: scrollWidth - clientWidth, shift, sizes: sorted(sizes), weights: sorted(weights) };
  }, ownType);

/** Nothing wider than the window, nothing that jumps, six sizes and three weights of text at most. */
export const faultsOf = ({ overflow, shift, sizes, weights }: Census): string[] => [
  ...(overflow > 0 ? [`${overflow} px wider than the window`] : []),
  ...(shift >= 0.02 ? [`layout shift ${shift.toFixed(3)}`] : []),
  ...(sizes.length > 6 ? [`${sizes.length} sizes of text: ${sizes.join(' ')}`] : []),
  ...(weights.length > 3 ? [`${weights.length} weights of text: ${weights.join(' ')}`] : []),
];
