import { Button, Group as Row } from '@mantine/core';
import { timeOf } from '#platform/contract/days.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { Group } from './groups.web.ts';
import classes from './NotificationList.module.css';

type Props = { group: Group; onMark: (isRead: boolean) => void; onFollow: () => void };

/** One notification about a record, with the link to it. */
export function NotificationRow({ group: { newest, ids, isRead }, onMark, onFollow }: Props) {
  const { title, line, link, action, at } = newest;
  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      <div className={classes.head}>
        <p className={classes.title}>
          {title}
          {ids.length > 1 && <span className={classes.more}> and {ids.length - 1} more</span>}
        </p>
        <time className={classes.time} dateTime={at}>
          {timeOf(at)}
        </time>
      </div>
      {line && <p className={classes.line}>{line}</p>}
      <Row gap="sm" mt={6}>
        <Button
          component={RouteLink}
          to={link}
          size="compact-sm"
          variant={isRead ? 'default' : 'light'}
          data-notice
          onClick={() => {
            if (!isRead) onMark(true);
            onFollow();
          }}
        >
          {action}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" data-mark onClick={() => onMark(!isRead)}>
          {isRead ? 'Mark as unread' : 'Mark as read'}
        </Button>
      </Row>
    </li>
  );
}
