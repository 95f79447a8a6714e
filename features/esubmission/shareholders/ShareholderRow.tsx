import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconBuilding, IconPencil, IconPlus, IconTrash, IconUser } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { countryName } from '#features/particulars/words/countries.ts';
import { idTypes } from '#features/particulars/words/kinds.ts';
import { percentText } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { api } from '../api.web.ts';
import type { Shareholder } from '../parties/parties.calls.ts';
import classes from './Shareholders.module.css';

type Props = {
  shareholder: Shareholder;
  /** The level in the tree: 0 directly under the party. */
  level: number;
  /** The share of the party itself, multiplied through all levels. */
  wholeRate: number;
  version: number;
  uuid: string;
  onEdit: () => void;
  onAddUnder: () => void;
  /** The form, if it is open at this row. */
  children: ReactNode;
};

/** One shareholder of the tree. Removal is confirmed in the row itself. */
export function ShareholderRow(props: Props) {
  const { shareholder, level, wholeRate, version, uuid, onEdit, onAddUnder, children } = props;
  const { id, kind, name, rate, idType, idNumberMasked, nationality } = shareholder;
  const [asking, setAsking] = useState(false);
  const remove = useChange(api.removeShareholder);
  const Icon = kind === 'COMPANY' ? IconBuilding : IconUser;
  const number = idNumberMasked ? `${idTypes[idType]} ${idNumberMasked}` : 'No number yet';
  const whole = level > 0 && `${percentText(wholeRate)}% of the whole`;
  const actions = asking ? (
    <span className={classes.actions} role="alert">
      <Button size="compact-sm" variant="default" autoFocus onClick={() => setAsking(false)}>
        Keep
      </Button>
      <Button
        size="compact-sm"
        color="red"
        loading={remove.isPending}
        onClick={() => remove.mutate({ params: { uuid, id }, query: { version } }, { onError: () => setAsking(false) })}
      >
        Remove
      </Button>
    </span>
  ) : (
    <span className={classes.actions}>
      {kind === 'COMPANY' && <Action label={`Add who holds ${name}`} icon={IconPlus} onClick={onAddUnder} />}
      <Action label={`Edit ${name}`} icon={IconPencil} onClick={onEdit} />
      <Action label={`Remove ${name}`} icon={IconTrash} onClick={() => setAsking(true)} />
    </span>
  );
  return (
    <li data-level={Math.min(level, 5)}>
      <div className={classes.row}>
        <Icon size={18} stroke={1.7} aria-label={kind === 'COMPANY' ? 'Company' : 'Individual'} />
        <span className={classes.who}>
          <span className={classes.name}>{name}</span>
          <span className={classes.detail}>
            {[number, countryName(nationality), whole].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className={classes.rate}>{percentText(rate)}%</span>
        {actions}
      </div>
      {children}
    </li>
  );
}

type ActionProps = { label: string; icon: typeof IconPlus; onClick: () => void };

function Action({ label, icon: Icon, onClick }: ActionProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={32} aria-label={label} onClick={onClick}>
        <Icon size={17} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
