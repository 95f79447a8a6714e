import { pathOf, type TabGroup } from '#platform/web/kit/page/PageTabs.tsx';
import { isPageOf } from '#platform/web/shell/page.ts';
import type { Reader } from '#platform/web/shell/reader.ts';
import { declaredPages } from './declaredPages.ts';

/** The pages of a person that stand beside each other. One alone needs no tab, and none are needed where there is nothing for them. */
export const tabGroupsFor = (reader: Reader): TabGroup[] => {
  const theirs = declaredPages.filter((page) => isPageOf(reader, page));
  const paths = new Set<string>(theirs.map(({ path }) => path));
  return theirs.flatMap(({ tabs = [], menu }) => {
    const open = menu?.isEmptyFor?.(reader) ? [] : tabs.filter(({ to }) => paths.has(pathOf(to)));
    if (open.length < 2) return [];
    return {
      label: menu?.label ?? '',
      tabs: open.map(({ waiting, ...tab }) => ({ ...tab, waiting: waiting?.(reader) })),
    };
  });
};
