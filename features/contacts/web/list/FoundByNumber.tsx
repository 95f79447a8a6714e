import { Anchor, Text } from '@mantine/core';
import { phoneText } from '#platform/contract/phone-text.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { contactAddress } from '../../words/places.ts';
import { api } from '../api.ts';
import classes from '../detail/ContactParts.module.css';

/** The contacts with a whole number of identity or phone, which was typed into the search and stands in no address. */
export function FoundByNumber({ number }: { number: string }) {
  const found = useData(api.findContacts, { body: { text: number } });
  return (
    <Panel title="Found by this number">
      <Loaded of={found} skeleton={60}>
        {(rows) =>
          rows.length === 0 ? (
            <Text c="dimmed">None of your contacts has this number.</Text>
          ) : (
            <ul className={classes.records}>
              {rows.map(({ contactId, name, phones, idNumberMasked }) => (
                <li key={contactId} className={classes.record}>
                  <TwoLines sub={[...phones.map(phoneText), idNumberMasked].filter(Boolean).join(' · ')}>
                    <Anchor component={RouteLink} to={contactAddress(contactId)} inherit>
                      {name}
                    </Anchor>
                  </TwoLines>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
