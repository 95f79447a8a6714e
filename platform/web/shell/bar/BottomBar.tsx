import { UnstyledButton } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { RouteLink } from '../../kit/page/RouteLink.tsx';
import classes from './BottomBar.module.css';
import { type BarEntry, isWithin } from './bar.ts';

type Props = { entries: BarEntry[]; isOpen: boolean; onMore: () => void };

/**
 * The places one goes to most, on a phone. It gives way to a form's foot that keeps to the bottom: `data-sticky-foot` in the page.
 */
export function BottomBar({ entries, isOpen, onMore }: Props) {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav aria-label="Places" className={classes.bar} data-bottom-bar>
      {entries.map((entry) => {
        const { label, to, icon: Icon, badge } = entry;
        return (
          <RouteLink
            key={to}
            to={to}
            className={classes.place}
            aria-current={isWithin(entry, pathname) ? 'page' : undefined}
          >
            <span className={classes.icon}>
              <Icon size={22} stroke={1.6} />
              {badge > 0 && (
                <span className={classes.badge}>
                  {badge > 99 ? '99+' : badge}
                  <span className="g-hidden"> waiting</span>
                </span>
              )}
            </span>
            {label}
          </RouteLink>
        );
      })}
      <UnstyledButton className={classes.place} aria-haspopup="dialog" aria-expanded={isOpen} onClick={onMore}>
        <span className={classes.icon}>
          <IconMenu2 size={22} stroke={1.6} />
        </span>
        More<span className="g-hidden"> pages</span>
      </UnstyledButton>
    </nav>
  );
}
