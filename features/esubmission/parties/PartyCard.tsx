import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StateBadge } from '#features/aml/index.web.ts';
import { countryName } from '#features/particulars/words/countries.ts';
import { idTypes, isEntity, partyKinds } from '#features/particulars/words/kinds.ts';
import { formatDay } from '#platform/contract/days.ts';
import { percentText } from '#platform/contract/money.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { dataKey } from '#platform/web/api/useData.ts';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import { api } from '../api.web.ts';
import { representedPartyWords, tenancies } from '../roles.words.ts';
import classes from './Parties.module.css';
import type { Party } from './parties.calls.ts';
import { detailLine } from './parties.words.ts';

type Props = { party: Party; version: number; onEdit: () => void };

/** The details of a party, one per line. */
const detailsOf = (party: Party): string[] => {
  const { idType, idNumberMasked, nationality, dateOfBirth, phone, email, beneficialOwner } = party;
  const born = dateOfBirth && `born ${formatDay(dateOfBirth)}`;
  const owner = beneficialOwner && `holds for ${beneficialOwner.name}`;
  const who = [`${idTypes[idType]} ${idNumberMasked}`, countryName(nationality), born, holding(party), owner];
  return [who, [detailLine(party)], [phoneText(phone), email]].map((parts) => parts.filter(Boolean).join(' · '));
};

/** `tenants in common, 60%`, and for a company the number of its shareholders. */
const holding = ({ tenancy, ownershipRate, shareholders }: Party): string => {
  const rate = ownershipRate === null ? '' : `, ${percentText(ownershipRate)}%`;
  const own = tenancy ? `${tenancies[tenancy].toLowerCase()}${rate}` : '';
  const held = shareholders.length === 0 ? '' : `${shareholders.length} shareholders`;
  return [own, held].filter(Boolean).join(' · ');
};

function Tags({ party }: { party: Party }) {
  const { kind, partyType, representedParty, isUnrepresented, isOnBehalf, open, screening, lackingLists } = party;
  const tags = [
    isEntity(kind) && partyKinds[kind],
    representedParty === 'O' && (isUnrepresented ? 'No agent' : 'Another agency'),
    isOnBehalf && 'On behalf',
    open.length > 0 && 'Owners to identify',
  ].filter((tag) => tag !== false);
  return (
    <>
      {tags.map((tag) => (
        <span key={tag} className={classes.tag}>
          {tag}
        </span>
      ))}
      {screening && <StateBadge state={screening} lacking={lackingLists} />}
      <span hidden>
        {partyType}, {representedPartyWords[representedParty]}
      </span>
    </>
  );
}

/** One party, with its numbers masked by the server. Removal is confirmed in the card itself. */
export function PartyCard({ party, version, onEdit }: Props) {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const remove = useChange(api.removeParty);
  const failed = () => {
    setAsking(false);
    // The removal was refused because the submission was changed meanwhile. Its current state is read before another
    // try.
    void queries.invalidateQueries({ queryKey: dataKey(api.summary) });
  };
  if (asking) {
    const { eSubId, uuid, name } = party;
    return (
      <li className={`${classes.card} ${classes.asking}`}>
        <span className={classes.who} role="alert">
          Remove {name} from this submission?
        </span>
        <span className={classes.actions}>
          <Button size="sm" variant="default" data-autofocus autoFocus onClick={() => setAsking(false)}>
            Keep
          </Button>
          <Button
            size="sm"
            color="red"
            loading={remove.isPending}
            onClick={() => remove.mutate({ query: { eSubId, uuid, version } }, { onError: failed })}
          >
            Remove
          </Button>
        </span>
      </li>
    );
  }
  return (
    <li className={classes.card}>
      <Initials name={party.name} />
      <div className={classes.who}>
        <span className={classes.name}>
          {party.name}
          <Tags party={party} />
        </span>
        {detailsOf(party).map(
          (line) =>
            line && (
              <span key={line} className={classes.detail}>
                {line}
              </span>
            ),
        )}
      </div>
      <div className={classes.actions}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPencil size={15} stroke={1.8} />}
          aria-label={`Edit ${party.name}`}
          onClick={onEdit}
        >
          Edit
        </Button>
        <Tooltip label="Remove">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={34}
            aria-label={`Remove ${party.name}`}
            onClick={() => setAsking(true)}
          >
            <IconTrash size={17} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </div>
    </li>
  );
}
