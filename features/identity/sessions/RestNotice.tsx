import { formatInstant } from '#platform/contract/days.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { useMe } from '../account/useMe.web.ts';

/** Home says to whom rests from when on they read the compliance desk again, or approve. */
export function RestNotice({ className }: { className?: string | undefined }) {
  const { rest, role } = useMe();
  if (!rest || role === 'salesperson') return null;
  const from = `${formatInstant(rest.until)} (Singapore time)`;
  return (
    <div className={className}>
      <Notice
        title={rest.closed.length > 0 ? `The compliance desk opens for you on ${from}` : `You can approve from ${from}`}
      >
        {rest.why}. For safety, {rest.closed.length > 0 ? 'its pages are closed to you' : 'others approve'} until then.
      </Notice>
    </div>
  );
}
