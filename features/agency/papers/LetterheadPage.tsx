import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { GstRates } from './GstRates.tsx';
import { Letterhead } from './Letterhead.tsx';

/** /agency-desk/papers: what papers look like, and the rates of GST. */
export function LetterheadPage() {
  return (
    <>
      <PageHeader title="Letterhead And GST" meta="Papers that were issued never change." />
      <Letterhead />
      <GstRates />
    </>
  );
}
