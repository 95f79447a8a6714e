import { Text } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import classes from '../record/ContactParts.module.css';
import { consentMethods, consentStates, pdpaChannels, purposes } from './pdpa.words.ts';

/** Every consent that was given or withdrawn, the latest first, with the version of the notice. */
export function Consents({ contactId }: { contactId: string }) {
  const rows = useData(api.consents, { params: { id: contactId } }).data ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-label="Recorded consents">
      <Text fw={600} my="sm">
        Recorded consents
      </Text>
      <ul>
        {rows.map(({ id, purpose, channel, state, givenOn, method, noticeVersion, note, recordedBy }) => (
          <li key={id} className={classes.record}>
            <TwoLines
              sub={[
                `${formatDay(givenOn)}, ${consentMethods[method].toLowerCase()}`,
                noticeVersion && `notice ${noticeVersion}`,
                `recorded by ${recordedBy}`,
                note,
              ]
                .filter(Boolean)
                .join(' · ')}
            >
              {purposes[purpose]} · {pdpaChannels[channel]}
            </TwoLines>
            <StatusBadge tone={state === 'GRANTED' ? 'success' : 'danger'}>{consentStates[state]}</StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}
