import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';
import { LackingBadges } from './LackingBadges.tsx';

/** On the page of a contact, beside the state of the screening: lists that its case was not screened against. */
export function ContactLacking({ contactId }: { contactId: string }) {
  const { data } = useData(api.amls, { query: { contactId } });
  const [row] = data?.rows ?? [];
  return row && <OfCase aMLID={row.aMLID} />;
}

function OfCase({ aMLID }: { aMLID: string }) {
  const { data } = useData(api.amlReport, { query: { aMLID } });
  return data && <LackingBadges lacking={data.lacking} />;
}
