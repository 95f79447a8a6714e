import { urlOf } from '#platform/web/api/client.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { api } from '../api.web.ts';

/** The most in one file, as its address names them. */
const most = 100;

/** Contacts as a vCard file, which phones and mail programs read. */
export function DownloadCards({ ids, size }: { ids: string[]; size?: 'xs' }) {
  if (ids.length === 0 || ids.length > most) return null;
  return (
    <DownloadButton address={urlOf(api.contactCards, { query: { ids: ids.join(',') } })} {...(size && { size })}>
      vCard
    </DownloadButton>
  );
}
