import { type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { LinkTabs } from './LinkTabs.tsx';

type PageTab = {
  to: string;
  label: string;
  /** How many things wait there. */
  waiting?: UseQueryOptions<unknown, Error, number> | undefined;
};

/** Pages beside each other, and what they are together. */
export type TabGroup = { label: string; tabs: PageTab[] };

/** All groups of pages that a person has. Outside of the shell there are none. */
export const TabGroupsContext = createContext<TabGroup[]>([]);

/** The path of an address. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;

/** The tabs of the page that is open, if it stands beside others. */
export function PageTabs() {
  const groups = useContext(TabGroupsContext);
  return groups.length > 0 && <TabsHere groups={groups} />;
}

function TabsHere({ groups }: { groups: TabGroup[] }) {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '') });
  const group = groups.find(({ tabs }) => tabs.some(({ to }) => pathOf(to) === path));
  return group && <Tabs group={group} path={path} />;
}

function Tabs({ group: { label, tabs }, path }: { group: TabGroup; path: string }) {
  const waits = tabs.flatMap(({ to, waiting }) => (waiting ? [{ to, query: waiting }] : []));
  const answers = useQueries({ queries: waits.map(({ query }) => query) });
  return (
    <LinkTabs
      label={label}
      tabs={tabs.map(({ to, label: words }) => ({
        to,
        label: words,
        isCurrent: pathOf(to) === path,
        count: answers[waits.findIndex((each) => each.to === to)]?.data,
      }))}
    />
  );
}
