import { formatDay } from '#platform/contract/days.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { Named } from './team.calls.ts';
import classes from './team.module.css';

/** Why a team shows less here than to those who led it before. */
export function SeenFrom({ line, day }: { line: Named[]; day: string | null }) {
  return (
    day && (
      <div className={classes.seenFrom}>
        <Notice>
          {line.at(-1)?.name} came to your team on {formatDay(day)}. What was signed before counts for who led them
          then, and is not shown here.
        </Notice>
      </div>
    )
  );
}
