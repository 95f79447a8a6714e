import { formatDay } from '#platform/contract/days.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Select } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { passTypes } from '../../../detail-words.ts';
import { fitted, isAsked } from '../../../party-fields.ts';
import { passText } from '../../../say/party-lines.ts';
import { Fold } from './Fold.tsx';
import type { PartyValues } from './partyForm.ts';

const fields = ['idExpiry', 'passType', 'passExpiry'] as const;

const noteOf = (values: PartyValues): string => {
  const { idExpiry, passType, passExpiry } = fitted(values);
  const given = [idExpiry && `Passport until ${formatDay(idExpiry)}`, passText(passType, passExpiry)].filter(Boolean);
  if (given.length > 0) return given.join(' · ');
  return isAsked('idExpiry', values) && isAsked('passType', values)
    ? 'How long they are valid'
    : 'How long it is valid';
};

/** How long a passport holds, and what lets a foreigner stay. Nothing where neither is asked. */
export function PassFields({ form }: { form: GableForm<PartyValues> }) {
  const { values, errors } = form.form;
  const hasPassport = isAsked('idExpiry', values);
  const hasPass = isAsked('passType', values);
  if (!hasPassport && !hasPass) return null;
  return (
    <Fold
      title={hasPassport ? `Passport${hasPass ? ' and pass' : ''}` : 'Pass'}
      note={noteOf(values)}
      hasError={fields.some((name) => Boolean(errors[name]))}
    >
      <FieldGrid>
        {hasPass && <Select label="Pass" data={optionsOf(passTypes)} clearable {...form.field('passType')} />}
        {isAsked('passExpiry', values) && <DayInput label="Pass valid until" {...form.field('passExpiry')} />}
        {hasPassport && <DayInput label="Passport valid until" {...form.field('idExpiry')} />}
      </FieldGrid>
    </Fold>
  );
}
