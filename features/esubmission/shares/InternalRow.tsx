import { IconLock } from '@tabler/icons-react';
import { formatAmount } from '#platform/contract/money.ts';
import { Select, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useHasError } from '#platform/web/form/useValues.ts';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { cobrokeRoles } from '../roles.words.ts';
import { TakeOff } from '../wizard/RowCard.tsx';
import type { InternalRowValues } from '../wizard/stepSchemas.web.ts';
import { type StepForm, useRow } from '../wizard/useStepForm.web.ts';
import { ShareInput } from './ShareInput.tsx';
import classes from './ShareRow.module.css';

const roles = optionsOf(cobrokeRoles);
const withoutClosing = roles.filter(({ value }) => value !== 'CA');

type Props = {
  form: StepForm<InternalRowValues>;
  index: number;
  cents: number;
  onRemove: () => void;
};

/** One of our salespeople with role, share and amount. The closing agent is the submitter and cannot be removed. */
export function InternalRow({ form, index, cents, onRemove }: Props) {
  const path = `rows.${index}`;
  const { field } = form;
  const row = useRow(form, index);
  const isInvalid = useHasError(form, [path]);
  const isClosing = row.role === 'CA';
  return (
    <li className={classes.row} data-invalid={isInvalid || undefined}>
      <div className={classes.person}>
        <Initials name={row.name} src={row.picture ?? undefined} />
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
