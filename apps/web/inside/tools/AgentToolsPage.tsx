import { Stack } from '@mantine/core';
import { LinksOf } from '#features/content/index.web.ts';
import { useMe } from '#features/identity/index.web.ts';
import classes from '#platform/web/kit/page/LinkCards.module.css';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { shownTo } from '#platform/web/shell/reader.ts';
import { webRooms } from '../rooms.ts';

const cards = webRooms.flatMap((room) => room.toolCards ?? []).sort((a, b) => a.order - b.order);

/** /agent-tools: the pages that rooms have for salespeople, and the agency's links to calculators and the like. */
export function AgentToolsPage() {
  const me = useMe();
  return (
    <>
      <PageHeader title="Agent Tools" />
      <Stack gap="lg">
        <ul className={classes.cards} aria-label="Tools">
          {shownTo(me, cards).map(({ title, text, icon: Icon, to }) => (
            <li key={to}>
              <RouteLink to={to} className={classes.card}>
                <span className={classes.icon} aria-hidden>
                  <Icon size={20} stroke={1.6} />
                </span>
                <span className={classes.words}>
                  <strong>{title}</strong>
                  <span className="g-dimmed">{text}</span>
                </span>
              </RouteLink>
            </li>
          ))}
        </ul>
        <LinksOf group="agent-tools" isQuiet />
      </Stack>
    </>
  );
}
