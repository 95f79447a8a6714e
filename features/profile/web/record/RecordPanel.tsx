import { addressLines } from '#features/property/rules/postal-address.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import type { Profile } from '../../contract.ts';

/** The part of a salesperson's record that only the agency may change. */
export function RecordPanel({ profile: { role, registrationNo, rank, upline, gst } }: { profile: Profile }) {
  if (role !== 'salesperson') return null;
  const gstWords = gst ? (
    <>
      {gst.number}, from <Day day={gst.from} />
      <br />
      {gst.address ? addressLines(gst.address, gst.postalCode).join(', ') : 'No business address on record'}
    </>
  ) : (
    'Not registered'
  );
  return (
    <Panel title="Registration" description="If something is not right, contact the people desk.">
      <Facts
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
