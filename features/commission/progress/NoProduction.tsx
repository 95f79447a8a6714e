import { Anchor } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { useMe } from '#features/identity/index.web.ts';
import { NotForDesk } from '#platform/web/kit/page/NotForDesk.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { insteadFor } from './hasNoProduction.web.ts';

/** Page of one's own production or team, for people without any. */
export function NoProduction({ title }: { title: string }) {
  const { words, label, to } = insteadFor(useMe());
  return (
    <NotForDesk title={title} icon={IconCoins}>
      Only salespeople have transactions, commission and a team of their own. {words}{' '}
      <Anchor component={RouteLink} inherit to={to}>
        {label}
      </Anchor>
      .
    </NotForDesk>
  );
}
