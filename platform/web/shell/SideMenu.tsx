import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { RouteLink } from '../kit/RouteLink.tsx';
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
 * The menu itself, for the sidebar and the drawer. The group of the current page is open after every navigation;
 * `narrow` shows the icons alone, and opening a group asks for width through `onWiden`. `onFollow`: a link was taken, be
 * it to the page that is there already.
 */
export function SideMenu(props: Follow & { menu: MenuEntry[]; narrow?: boolean; onWiden?: () => void }) {
  const { menu, narrow = false, onWiden, onFollow } = props;
  const pathname = useLocation({ select: (location) => location.pathname });
  const current = currentEntry(menu, pathname);
  const group = currentGroup(menu, pathname);
  const [open, setOpen] = useState<readonly string[]>(group ? [group] : []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on every navigation, into the same group too
  useEffect(() => {
    if (group) setOpen((before) => (before.includes(group) ? before : [...before, group]));
  }, [group, pathname]);

  const toggle = (label: string) => {
    if (narrow) {
      onWiden?.();
      setOpen((before) => [...before.filter((each) => each !== label), label]);
      return;
    }
    setOpen((before) => (before.includes(label) ? before.filter((each) => each !== label) : [...before, label]));
  };

  return (
    <nav aria-label="Main" className={classes.menu} data-narrow={narrow || undefined}>
      <ul>
        {menu.map((entry) => (
          <li key={entry.label}>
            {entry.children ? (
              <Group
                entry={entry}
                current={current}
                open={open.includes(entry.label)}
                narrow={narrow}
                toggle={() => toggle(entry.label)}
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
