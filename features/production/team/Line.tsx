import { IconChevronRight } from '@tabler/icons-react';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { Named } from './team.calls.ts';
import classes from './team.module.css';

type Props = { line: Named[]; to: (saNo: string | undefined) => string };

/** From my own team down to the one that is shown. */
export function Line({ line, to }: Props) {
  return (
    <nav className={classes.line} aria-label="Team">
      <ol>
        {line.map(({ saNo, name }, index) => (
          <li key={saNo}>
            {index > 0 && <IconChevronRight size={14} stroke={2} aria-hidden />}
            {index < line.length - 1 ? (
              <RouteLink to={to(index === 0 ? undefined : saNo)}>{index === 0 ? 'My team' : name}</RouteLink>
            ) : (
              <span aria-current="page">{index === 0 ? 'My team' : name}</span>
            )}
          </li>
        ))}
      </ol>
      {line.length > 1 && <span className={classes.dim}>Level {line.length - 1}</span>}
    </nav>
  );
}
