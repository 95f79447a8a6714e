import wire from 'virtual:wire/people';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { wideAudiences } from '#features/people/audience/audience-key.rules.ts';
import type { people } from '#features/people/room.calls.ts';
import { client } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { asField } from '#platform/web/form/asField.tsx';

const { agents, ranks } = client<typeof people>(wire);

type Chosen = { key: string; name: string };
type Props = {
  label: string;
  value?: Chosen[];
  onChange?: (chosen: Chosen[]) => void;
  error?: unknown;
  required?: boolean;
};

const optionOf = ({ key, name }: Chosen) => ({ value: key, label: name });

function Choosing({ value = [], onChange, error, ...rest }: Props) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const { data: leaders = [] } = useData(
    agents,
    { query: { search } },
    { keepPrevious: true, enabled: search.length > 1 },
  );
  const { data: ladder = [] } = useData(ranks, {}, { staleTime: 600_000 });
  const wide = Object.entries(wideAudiences).map(([key, name]) => ({ key, name }));
  const byRank = ladder.map(({ rank, name }) => ({ key: `rank:${rank}`, name }));
  const teams =
    search.length > 1 ? leaders.map(({ userId, name }) => ({ key: `team:${userId}`, name: `${name}’s team` })) : [];
  const fixed = [...wide, ...byRank];
  // A chosen team stays among the options during later searches.
  const others = [...value, ...teams].filter(
    ({ key }, at, all) => !fixed.some((each) => each.key === key) && all.findIndex((each) => each.key === key) === at,
  );
  const options = [...fixed, ...others];
  return (
    <MultiSelect
      {...rest}
      placeholder={value.length === 0 ? 'Everyone, a rank, or the name of a team’s leader' : ''}
      searchable
      hidePickedOptions
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={search.length > 1 ? 'No team or rank found' : 'Type a leader’s name'}
      data={[
        { group: 'Groups', items: wide.map(optionOf) },
        { group: 'Ranks', items: byRank.map(optionOf) },
        { group: 'Teams', items: others.map(optionOf) },
      ].filter(({ items }) => items.length > 0)}
      value={value.map(({ key }) => key)}
      onChange={(keys) => {
        setTyped('');
        onChange?.(keys.flatMap((key) => options.find((each) => each.key === key) ?? []));
      }}
      error={error as string | undefined}
    />
  );
}

/** Audience: everyone, salespeople, staff, ranks, and teams, which are found by their leader's name. */
export const AudienceInput = asField(Choosing);
