import { UnstyledButton } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect } from 'react';
import classes from './SearchResults.module.css';
import type { SearchHit } from './search.ts';
import type { FoundGroup } from './useSearchHits.ts';

type Props = {
  id: string;
  groups: FoundGroup[];
  /** The hit that Enter opens. */
  chosen: SearchHit | undefined;
  onChoose: (hit: SearchHit) => void;
  onOpen: (hit: SearchHit) => void;
};

/** The element id of a hit, for `aria-activedescendant` of the search field. */
export const hitId = (listId: string, hit: SearchHit): string => `${listId}-${hit.to}`;

/** The hits in groups, as the listbox of the search field. The focus stays in the field. */
export function SearchResults({ id, groups, chosen, onChoose, onOpen }: Props) {
  const chosenId = chosen && hitId(id, chosen);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <div id={id} role="listbox" aria-label="Found" className={classes.list}>
      {groups.map((group) => {
        const headingId = `${id}-of-${group.id}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a part of a listbox, not a fieldset
          <div key={group.id} role="group" aria-labelledby={headingId}>
            <p id={headingId} className={classes.heading}>
              {group.heading}
            </p>
            {group.hits.map((hit) => {
              const { icon: Icon = IconArrowRight } = hit;
              return (
                <UnstyledButton
                  key={hit.id}
                  id={hitId(id, hit)}
                  role="option"
                  aria-selected={hit === chosen}
                  tabIndex={-1}
                  className={classes.hit ?? ''}
                  onMouseMove={() => onChoose(hit)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onOpen(hit)}
                >
                  <Icon size={18} stroke={1.7} className={classes.icon ?? ''} />
                  <span className={classes.words}>
                    <span>{hit.label}</span>
                    {hit.description && <span className={classes.description}>{hit.description}</span>}
                  </span>
                </UnstyledButton>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
