import wire from 'virtual:wire/people';
import type { people } from '#features/people/room.calls.ts';
import { dayOf } from '#platform/contract/days.ts';
import { client } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { ListSelect } from '#platform/web/form/pickers.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import type { Person } from '../people/people.calls.ts';
import { ByDay } from './ByDay.tsx';

const { ranks: ladder } = client<typeof people>(wire);

type Props = { person: Person; opened: boolean; onClose: () => void };

/** A salesperson's rank from a day on, with those before and to come. */
export function RankDrawer({ person, opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Change rank">
      <RankForm person={person} onDone={onClose} />
    </SideDrawer>
  );
}

function RankForm({ person: { userId, ranks }, onDone }: { person: Person; onDone: () => void }) {
  const today = dayOf(Temporal.Now.instant().toString());
  const { data = [] } = useData(ladder, {}, { staleTime: 600_000 });
  const remove = useChange(api.removeRank);
  const form = useCallForm(api.setRank, {
    initialValues: { rank: null as string | null, fromDay: today as string | null },
    input: (body) => ({ params: { id: userId }, body }),
    onDone,
  });
  return (
    <>
      <FormShell form={form} label="Change rank" showState={false} onCancel={onDone}>
        <ListSelect
          label="Rank"
          data={data.map(({ rank, name }) => ({ value: rank, label: name }))}
          allowDeselect={false}
          {...form.field('rank')}
        />
        <DayInput
          label="From"
          min={today}
          description="Today or later. Deals signed before keep the rank of their own day"
          {...form.field('fromDay')}
        />
      </FormShell>
      <ByDay
        rows={ranks.map(({ fromDay, name }) => ({ fromDay, words: name }))}
        none="No rank is on record yet."
        onRemove={(fromDay) => remove.mutateAsync({ params: { id: userId, fromDay } })}
      />
    </>
  );
}
