import { Day } from '#platform/web/kit/Day.tsx';
import { KeyValues } from '#platform/web/kit/KeyValues.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import type { Profile } from '../../contract.ts';

/** What the agency alone writes of a salesperson. */
export function RecordPanel({ profile: { role, registrationNo, rank, upline, gst } }: { profile: Profile }) {
  if (role !== 'salesperson') return null;
  const gstWords = gst ? (
    <>
      {gst.number}, from <Day day={gst.from} />
    </>
  ) : (
    'Not registered'
  );
  return (
    <Panel title="Registration" description="If something is not right, tell the people desk.">
      <KeyValues
        items={[
          { label: 'Registration number', value: registrationNo },
          { label: 'Rank', value: rank },
          { label: 'Upline', value: upline },
          { label: 'GST', value: gstWords },
        ]}
      />
    </Panel>
  );
}
