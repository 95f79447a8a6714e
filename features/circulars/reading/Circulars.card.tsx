import { formatDay } from '#platform/contract/days.ts';
import { CardLinks } from '#platform/web/kit/page/CardLinks.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { circularAddress } from '../circulars.words.ts';
import type { Unread } from './reading.calls.ts';

/** On the home page: the circulars that a person has not read or not acknowledged. */
export function Circulars({ data: { count, open, newest } }: { data: Unread }) {
  const what = [...(count > 0 ? [`${count} unread`] : []), ...(open > 0 ? [`${open} to acknowledge`] : [])];
  return (
    <Panel
      title="Circulars"
      description={what.join(' · ')}
      action={
        <Verb component={RouteLink} to="/CEACirculars">
          See all
        </Verb>
      }
    >
      <CardLinks
        links={newest.map(({ circularId, refNo, title, issuedOn, acknowledgeBy, isUnread }) => {
          const day = acknowledgeBy ? `Acknowledge by ${formatDay(acknowledgeBy)}` : formatDay(issuedOn);
          const sub = refNo ? `${refNo} · ${day}` : day;
          return { id: circularId, to: circularAddress(circularId), title, sub, isNew: isUnread };
        })}
      />
    </Panel>
  );
}
