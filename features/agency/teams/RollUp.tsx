import { Text } from '@mantine/core';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import type { Person } from '../people/people.calls.ts';
import classes from './ByDay.module.css';
import type { MovingUp } from './team.calls.ts';

const mostShown = 10;
const moved = (count: number) => (count === 1 ? '1 person' : `${formatCount(count)} people`);

/** The team of a salesperson who left, which moves to whoever is above them. */
export function RollUp({ person: { userId, name } }: { person: Pick<Person, 'userId' | 'name'> }) {
  const input = { params: { id: userId } };
  const { data = [] } = useData(api.teamToMove, input);
  const move = useChange(api.rollUp, { says: (done) => `${moved(done.length)} moved to the next upline` });
  if (data.length === 0) return null;
  return (
    <Panel
      title="Team to move up"
      action={
        <ConfirmButton label="Move up" title={`Move the team of ${name} up?`} onConfirm={() => move.mutateAsync(input)}>
          {`${moved(data.length)} will be led by the next active upline from today on. Deals signed before today keep the team of their own day.`}
        </ConfirmButton>
      }
    >
      <Text mb="sm">{`Still on record below ${name}, who is passed over for new deals.`}</Text>
      <ul>
        {data.slice(0, mostShown).map((each) => (
          <li key={`${each.personId} ${each.fromDay}`} className={classes.row}>
            <span>{each.name}</span>
            <Text c="dimmed">{toWords(each)}</Text>
          </li>
        ))}
      </ul>
      {data.length > mostShown && <Text c="dimmed" mt="sm">{`and ${moved(data.length - mostShown)} more`}</Text>}
    </Panel>
  );
}

const toWords = ({ fromDay, uplineName }: MovingUp): string => {
  const isLater = fromDay > dayOf(Temporal.Now.instant().toString());
  return `${uplineName ? `to ${uplineName}` : 'no upline'}${isLater ? `, from ${formatDay(fromDay)}` : ''}`;
};
