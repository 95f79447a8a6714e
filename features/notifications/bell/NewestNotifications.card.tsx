import { formatInstant } from '#platform/contract/days.ts';
import { CardLinks } from '#platform/web/kit/page/CardLinks.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { Newest } from '../room.calls.ts';

/** On the home page: the newest notifications that a person has not read. The bell has all. */
export const NewestNotifications = ({ data }: { data: Newest }) => (
  <Panel title="Notifications">
    <CardLinks links={data.map(({ id, title, link, at }) => ({ id, to: link, title, sub: formatInstant(at) }))} />
  </Panel>
);
