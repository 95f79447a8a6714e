import { VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { changePercent, changeWords } from '#platform/contract/change.ts';
import classes from './Change.module.css';

/** How much a figure has changed, in whole percent or times; `New` where there was nothing before. */
export function Change({ now, before, on }: { now: number; before: number; on?: string }) {
  const percent = changePercent(now, before);
  if (percent === null) return now > 0 ? <span className={classes.none}>New</span> : null;
  const Icon = percent < 0 ? IconArrowDownRight : IconArrowUpRight;
  const words = percent === 0 ? 'No change' : changeWords(percent);
  return (
    <span className={classes.change} data-down={percent < 0 || undefined}>
      {percent !== 0 && (
        <>
          <Icon size={14} stroke={2} aria-hidden />
          <VisuallyHidden>{percent < 0 ? 'Down' : 'Up'} </VisuallyHidden>
        </>
      )}
      {words}
      {on && <span className={classes.none}> {on}</span>}
    </span>
  );
}
