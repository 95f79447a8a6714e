import { Anchor } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { useMe } from '#features/identity/web/index.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { insteadFor } from './hasNoProduction.ts';

type Props = { title: string; group: 'My Production' | 'Team Productions' };

/** A page of one's own production or team, for whoever has none. */
export function NoProduction({ title, group }: Props) {
  const { words, label, to } = insteadFor(useMe());
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: group }, { label: title }]} />
      <EmptyState icon={IconCoins} title="Nothing here for your desk">
        Only salespeople have transactions, commission and a team of their own. {words}{' '}
        <Anchor component={RouteLink} inherit underline="always" to={to}>
          {label}
        </Anchor>
        .
      </EmptyState>
    </>
  );
}
