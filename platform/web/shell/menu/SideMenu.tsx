import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { RouteLink } from '../../kit/page/RouteLink.tsx';
import { currentEntry, currentGroup, type MenuEntry } from './menu.ts';
import classes from './SideMenu.module.css';

function Badge({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className={classes.badge}>
      {count > 99 ? '99+' : count}
      <span className={classes.hidden}> waiting</span>
    </span>
  );
}

type Follow = { onFollow?: (() => void) | undefined };
type LinkProps = Follow & { entry: MenuEntry; current: boolean; narrow: boolean; nested?: boolean };

function EntryLink({ entry, current, narrow, nested = false, onFollow }: LinkProps) {
  const Icon = nested ? undefined : entry.icon;
  const link = (
    <RouteLink
      to={entry.to}
      className={nested ? classes.child : classes.entry}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
    >
      {Icon && <Icon size={18} stroke={1.7} />}
      <span className={narrow ? classes.hidden : classes.label}>{entry.label}</span>
      <Badge count={entry.badge} />
    </RouteLink>
  );
  if (!narrow) return link;
  return (
    <Tooltip label={entry.label} position="right">
      {link}
    </Tooltip>
  );
}

type GroupProps = Follow & {
  entry: MenuEntry;
  current: string | undefined;
  open: boolean;
  narrow: boolean;
  toggle: () => void;
};

function Group({ entry, current, open, narrow, toggle, onFollow }: GroupProps) {
  const id = useId();
  const Icon = entry.icon;
  const children = entry.children ?? [];
  const holdsCurrent = children.some((child) => child.to === current);
  const waiting = children.reduce((sum, child) => sum + (child.badge ?? 0), 0);
  return (
    <>
      <UnstyledButton
        className={classes.entry}
        aria-expanded={open && !narrow}
        aria-controls={id}
        data-holds-current={holdsCurrent || undefined}
        onClick={toggle}
      >
        {Icon && <Icon size={18} stroke={1.7} />}
        <span className={narrow ? classes.hidden : classes.label}>{entry.label}</span>
        {!(open && !narrow) && <Badge count={waiting} />}
        {!narrow && <IconChevronDown size={16} className={classes.chevron} aria-hidden />}
      </UnstyledButton>
      <ul id={id} className={classes.children} hidden={!open || narrow}>
        {children.map((child) => (
          <li key={child.label}>
            <EntryLink entry={child} current={child.to === current} narrow={false} nested onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The menu, used in the sidebar and in the drawer. The group of the current page is open after every navigation.
 * `narrow` shows icons only; opening a group then calls `onWiden`. `onFollow` is called when a link is clicked, also if
 * it leads to the current page.
 */
export function SideMenu(props: Follow & { menu: MenuEntry[]; narrow?: boolean; onWiden?: () => void }) {
  const { menu, narrow = false, onWiden, onFollow } = props;
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const current = currentEntry(menu, pathname);
  const group = currentGroup(menu, pathname);
  const [open, setOpen] = useState<readonly string[]>(() => [
    ...menu.filter(({ startsOpen }) => startsOpen).map(({ label }) => label),
    ...(group ? [group] : []),
  ]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every navigation, also within one group
  useEffect(() => {
    if (group) setOpen((before) => (before.includes(group) ? before : [...before, group]));
  }, [group, pathname]);

  // A long menu shows where one is, however far down it stands.
  const list = useRef<HTMLUListElement>(null);
  const isOpen = !group || open.includes(group);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another entry is current, and when its group is open
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current, isOpen]);

  const toggle = ({ label, to, leads }: MenuEntry) => {
    if (leads && !onFollow && !open.includes(label)) void navigate({ to });
    if (narrow) {
      onWiden?.();
      setOpen((before) => [...before.filter((each) => each !== label), label]);
      return;
    }
    setOpen((before) => (before.includes(label) ? before.filter((each) => each !== label) : [...before, label]));
  };

  return (
    <nav aria-label="Main" className={classes.menu} data-narrow={narrow || undefined}>
      <ul ref={list}>
        {menu.map((entry) => (
          <li key={entry.label}>
            {entry.children ? (
              <Group
                entry={entry}
                current={current}
                open={open.includes(entry.label)}
                narrow={narrow}
                toggle={() => toggle(entry)}
                onFollow={onFollow}
              />
            ) : (
              <EntryLink entry={entry} current={entry.to === current} narrow={narrow} onFollow={onFollow} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
