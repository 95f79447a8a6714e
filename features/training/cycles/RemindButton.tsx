import { formatInstant } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { api } from '../api.web.ts';

const peopleOf = (count: number): string => (count === 1 ? '1 salesperson' : `${formatCount(count)} salespeople`);

/** Reminds everybody who lacks CPD hours, once a day. */
export function RemindButton() {
  const { data } = useData(api.lastReminder, {});
  const remind = useChange(api.remindOpen, { says: ({ people }) => `${peopleOf(people)} reminded` });
  if (!data || data.open === 0) return null;
  const { open, last } = data;
  return (
    <ConfirmButton
      label={last?.isToday ? 'Reminded today' : 'Remind'}
      disabled={last?.isToday ?? false}
      title={`Remind ${peopleOf(open)}?`}
      onConfirm={() => remind.mutateAsync({})}
    >
      {`Each is notified of the hours that are missing. ${last ? `Last reminded: ${formatInstant(last.at)}, by ${last.byName}.` : 'Nobody was reminded yet.'}`}
    </ConfirmButton>
  );
}
