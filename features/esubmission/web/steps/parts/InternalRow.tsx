import { IconLock } from '@tabler/icons-react';
import { formatAmount } from '#platform/contract/money.ts';
import { Select, TextInput } from '#platform/web/form/inputs.tsx';
import { still } from '#platform/web/form/still.tsx';
import type { FieldProps } from '#platform/web/form/useGableForm.ts';
import { Initials } from '#platform/web/kit/Initials.tsx';
import { TwoLines } from '#platform/web/kit/TwoLines.tsx';
import { cobrokeRoles } from '../../../words.ts';
import type { InternalRowValues } from '../stepSchemas.ts';
import { ShareInput } from './ShareInput.tsx';
import classes from './ShareRow.module.css';
import { TakeOff } from './TakeOff.tsx';

const roles = Object.entries(cobrokeRoles).map(([value, word]) => ({ value, label: `${value} · ${word}` }));
const withoutClosing = roles.filter(({ value }) => value !== 'CA');

type Props = {
  row: InternalRowValues;
  path: string;
  cents: number;
  field: (path: string) => FieldProps;
  /** What its fields say is wrong. */
  errors: string[];
  onRemove: () => void;
};

function Row({ row, path, cents, field, errors, onRemove }: Props) {
  const isClosing = row.role === 'CA';
  return (
    <li className={classes.row} data-invalid={errors.length > 0 || undefined}>
      <div className={classes.person}>
        <Initials name={row.name} src={row.picture ?? undefined} {...(isClosing && { tone: 'accent' as const })} />
        <TwoLines sub={row.registrationNo}>
          <strong className={classes.name}>{row.name}</strong>
        </TwoLines>
      </div>
      <Select
        {...field(`${path}.role`)}
        required={false}
        className={classes.role}
        aria-label={`Role of ${row.name}`}
        data={isClosing ? roles : withoutClosing}
        readOnly={isClosing}
        {...(isClosing && { rightSection: <IconLock size={15} stroke={1.7} aria-hidden /> })}
      />
      <div className={classes.share}>
        <ShareInput basis={row.shareBasis} field={field} path={path} of={row.name} />
      </div>
      <output className={classes.amount} aria-label={`Amount of ${row.name}`}>
        {formatAmount(cents)}
      </output>
      <TextInput
        {...field(`${path}.remark`)}
        required={false}
        className={classes.remark}
        size="xs"
        aria-label={`Remark on the share of ${row.name}`}
        placeholder="Remark"
        maxLength={200}
        autoComplete="off"
      />
      {!isClosing && <TakeOff className={classes.remove} name={row.name} onRemove={onRemove} />}
    </li>
  );
}

/** One salesperson of ours: who, in which role, which share, how much that is. The closing agent is who submits, and stays. */
export const InternalRow = still(Row);
