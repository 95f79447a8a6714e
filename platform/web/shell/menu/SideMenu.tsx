import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { RouteLink } from '../../kit/page/RouteLink.tsx';
import { isFold, type MenuEntry, type MenuFold, type MenuLink, waitingIn, whereIs } from './menu.ts';
import classes from './SideMenu.module.css';

function Badge({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className={classes.badge}>
      {count > 99 ? '99+' : count}
      <span className="g-hidden"> waiting</span>
    </span>
  );
}

type Follow = { onFollow?: (() => void) | undefined };
type LinkProps = Follow & { entry: MenuLink; current: boolean; narrow: boolean; nested?: boolean };

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
      <span className={narrow ? 'g-hidden' : classes.label}>{entry.label}</span>
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

type FoldProps = Follow & {
  entry: MenuFold;
  /** The lines among which it stands. */
  beside: MenuEntry[];
  current: string | undefined;
  open: boolean;
  narrow: boolean;
  toggle: () => void;
};

function Fold({ entry, beside, current, open, narrow, toggle, onFollow }: FoldProps) {
  const id = useId();
  const { label, icon: Icon, children, isPanel = false } = entry;
  const holdsCurrent = !isPanel && children.some((child) => !isFold(child) && child.to === current);
  const isOpen = open && !narrow && !isPanel;
  const button = (
    <UnstyledButton
      className={classes.entry}
      {...(!isPanel && { 'aria-expanded': isOpen, 'aria-controls': id })}
      data-holds-current={holdsCurrent || undefined}
      onClick={toggle}
    >
      {Icon && <Icon size={18} stroke={1.7} />}
      <span className={narrow ? 'g-hidden' : classes.label}>{label}</span>
      {!isOpen && <Badge count={waitingIn(children, beside)} />}
      {!narrow && isPanel && <IconChevronRight size={16} className={classes.arrow} aria-hidden />}
      {!narrow && !isPanel && <IconChevronDown size={16} className={classes.chevron} aria-hidden />}
    </UnstyledButton>
  );
  return (
    <>
      {narrow ? (
        <Tooltip label={label} position="right">
          {button}
        </Tooltip>
      ) : (
        button
      )}
      {!isPanel && (
        <ul id={id} className={classes.children} hidden={!isOpen}>
          {children.map(
            (child) =>
              !isFold(child) &&
              !child.isUnlisted && (
                <li key={child.label}>
                  <EntryLink entry={child} current={child.to === current} narrow={false} nested onFollow={onFollow} />
                </li>
              ),
          )}
        </ul>
      )}
    </>
  );
}

type Opened = { panel: string | undefined; fold: string | undefined };

/** What is open where one is: the panel and the fold of the current page, and no others. */
const openedAt = (folds: MenuFold[]): Opened => ({
  panel: folds.find(({ isPanel }) => isPanel)?.label,
  fold: folds.findLast(({ isPanel }) => !isPanel)?.label,
});

/**
 * The menu, used in the sidebar and in the drawer. After every navigation the panel and the fold of the current page are open,
 * and one fold at most is. `narrow` shows icons only; opening one then calls `onWiden`. `onFollow` is called when a link is clicked,
 * also if it leads to the current page.
 */
export function SideMenu(props: Follow & { menu: MenuEntry[]; narrow?: boolean; onWiden?: () => void }) {
  const { menu, narrow = false, onWiden, onFollow } = props;
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { to: current, folds } = whereIs(menu, pathname);
  const here = openedAt(folds);
  const [opened, setOpened] = useState(here);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every navigation, also within one fold
  useEffect(() => setOpened(here), [pathname, here.panel, here.fold]);

  // A long menu shows where one is, however far down it stands.
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another line is current, and when what it lies in is open
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current, opened]);

  const panel = menu.find((entry): entry is MenuFold => isFold(entry) && entry.label === opened.panel);
  const lines = (panel?.children ?? menu).filter((entry) => isFold(entry) || !entry.isUnlisted);

  const toggle = ({ label, prefix, leads, isPanel }: MenuFold) => {
    if (narrow) onWiden?.();
    if (isPanel) return setOpened({ panel: label, fold: undefined });
    const isOpen = opened.fold === label && !narrow;
    if (leads && prefix && !onFollow && !isOpen) void navigate({ to: prefix });
    setOpened({ panel: opened.panel, fold: isOpen ? undefined : label });
  };

  return (
    <nav aria-label="Main" className={classes.menu} data-narrow={narrow || undefined}>
      <ul ref={list} key={panel?.label ?? ''} data-panel={panel ? true : undefined}>
        {panel && !narrow && (
          <>
            {menu.slice(0, 1).map(
              (entry) =>
                !isFold(entry) && (
                  <li key={entry.label}>
                    <EntryLink entry={entry} current={entry.to === current} narrow={narrow} onFollow={onFollow} />
                  </li>
                ),
            )}
            <li>
              <UnstyledButton
                className={classes.entry}
                onClick={() => setOpened({ panel: undefined, fold: undefined })}
              >
                <IconChevronLeft size={18} stroke={1.7} aria-hidden />
                <span className={classes.label}>Back to the menu</span>
              </UnstyledButton>
            </li>
            <li className={classes.heading}>{panel.label}</li>
          </>
        )}
        {lines.map((entry) => (
          <Line key={entry.label} heading={narrow ? undefined : entry.heading}>
            {isFold(entry) ? (
              <Fold
                entry={entry}
                beside={lines}
                current={current}
                open={opened.fold === entry.label}
                narrow={narrow}
                toggle={() => toggle(entry)}
                onFollow={onFollow}
              />
            ) : (
              <EntryLink entry={entry} current={entry.to === current} narrow={narrow} onFollow={onFollow} />
            )}
          </Line>
        ))}
      </ul>
    </nav>
  );
}

function Line({ heading, children }: { heading: string | undefined; children: React.ReactNode }) {
  return (
    <>
      {heading && <li className={classes.heading}>{heading}</li>}
      <li>{children}</li>
    </>
  );
}
