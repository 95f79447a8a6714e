import { formatInstant } from '#platform/contract/days.ts';
import { Count } from '#platform/web/kit/figures/Count.tsx';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { CardLinks } from '#platform/web/kit/page/CardLinks.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import type { WaitingCard } from './waiting.calls.ts';
import { waitingAddress, waitingFilters, waitingPath, waitingStates } from './waiting.words.ts';

const always = ['SENT', 'OPENED', 'EXPIRING', 'DECLINED'] as const;
const ifAny = ['ENDED', 'UNDELIVERED'] as const;

/** On the home page: documents I sent to customers, those that need me first. */
export function WaitingForCustomers({ data }: { data: WaitingCard }) {
  const tiles = [...always, ...ifAny.filter((part) => data[part] > 0)].map((part) => ({
    label: waitingFilters[part],
    value: <Count count={data[part]} to={waitingAddress(part)} label={waitingFilters[part]} />,
  }));
  return (
    <Panel
      title="Waiting for customers"
      action={
        <Verb component={RouteLink} to={waitingPath}>
          See all
        </Verb>
      }
    >
      <StatTiles tiles={tiles} />
      {data.urgent.length > 0 && (
        <CardLinks
          links={data.urgent.map((each) => ({
            id: each.requestId,
            to: waitingPath,
            title: each.recipientName,
            sub: [wordsOf(each), each.title, each.about].filter(Boolean).join(' · '),
          }))}
        />
      )}
    </Panel>
  );
}

const wordsOf = ({ state, expiresAt, isUndelivered }: WaitingCard['urgent'][number]): string => {
  if (isUndelivered) return 'The email could not be delivered';
  if (state === 'DECLINED' || state === 'LOCKED') return waitingStates[state];
  return `${state === 'EXPIRED' ? 'Expired' : 'Expires'} ${formatInstant(expiresAt)}`;
};
