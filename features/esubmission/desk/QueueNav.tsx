import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconKeyboard } from '@tabler/icons-react';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import classes from './review.module.css';

type Props = { next: string | undefined; previous: string | undefined; count: number; onKeys: () => void };

/** The address of a case at the desk. */
export const reviewAddress = (eSubId: string): string => `/agency-desk/submissions/${eSubId}`;

function Step({ to, label, icon: Icon }: { to: string | undefined; label: string; icon: typeof IconChevronUp }) {
  const look = { variant: 'subtle', color: 'gray', size: 32, 'aria-label': label } as const;
  if (!to) {
    return (
      <ActionIcon {...look} className={classes.quiet ?? ''} disabled>
        <Icon size={18} stroke={1.8} />
      </ActionIcon>
    );
  }
  return (
    <Tooltip label={label}>
      <ActionIcon {...look} component={RouteLink} to={reviewAddress(to)}>
        <Icon size={18} stroke={1.8} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Opens the next or previous case without going back to the queue. */
export function QueueNav({ next, previous, count, onKeys }: Props) {
  return (
    <div className={classes.queue}>
      <span>{count === 1 ? '1 to do' : `${count} to do`}</span>
      <Step to={previous} label="Previous case (k)" icon={IconChevronUp} />
      <Step to={next} label="Next case (j)" icon={IconChevronDown} />
      <Tooltip label="Keyboard (?)">
        <ActionIcon
          className={classes.keyboard ?? ''}
          variant="subtle"
          color="gray"
          size={32}
          aria-label="Keyboard"
          onClick={onKeys}
        >
          <IconKeyboard size={18} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
