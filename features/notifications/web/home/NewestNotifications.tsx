import { Anchor } from '@mantine/core';
import { formatInstant } from '#platform/contract/days.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Newest } from '../../contract/index.ts';
import classes from './NewestNotifications.module.css';

/** On the home page: the newest notifications that a person has not read. The bell has all. */
export const NewestNotifications = ({ data }: { data: Newest }) => (
  <Panel title="Notifications">
    <ul className={classes.list}>
      {data.map(({ id, title, link, at }) => (
        <li key={id} className={classes.line}>
          <TwoLines sub={formatInstant(at)}>
            <Anchor component={RouteLink} to={link} inherit>
              {title}
            </Anchor>
          </TwoLines>
        </li>
      ))}
    </ul>
  </Panel>
);
