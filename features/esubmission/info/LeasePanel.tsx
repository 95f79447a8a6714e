import { useContext } from 'react';
import type { Day } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { PriceContext } from '../proposal/beginning.web.ts';
import { type FlatField, InfoFields } from './InfoFields.tsx';
import { InfoFold } from './InfoFold.tsx';
import type { InfoValues } from './infoValues.web.ts';
import { LateReason } from './LateReason.tsx';
import type { FormLimits } from './limits.rules.ts';
import { termOf, termWords } from './terms.rules.ts';

type Props = { form: GableForm<InfoValues>; today: Day; limits: FormLimits; askLate: boolean };

const termHint = ({ tenancyStart, tenancyEnd }: InfoValues): string =>
  tenancyStart && tenancyEnd && tenancyStart < tenancyEnd
    ? termWords(termOf(tenancyStart, tenancyEnd))
    : 'The last day';

const withRent: FlatField[] = ['monthlyRentCents', 'securityDepositCents', 'agreementDate'];
const isWithRent = (name: FlatField) => withRent.includes(name);
/** The fields that follow the rent. The description of the room applies only if a room is let. */
const isAfterwards = (name: FlatField, { rentalScope }: InfoValues) =>
  !isWithRent(name) && (name !== 'roomDescription' || rentalScope === 'ROOM');

/** The tenancy: what is let, its period and its rent. */
export function LeasePanel({ form, today, limits, askLate }: Props) {
  const term = useValues(form, termHint);
  const known = useContext(PriceContext);
  return (
    <Panel title="Tenancy and rent">
      <InfoFields
        form={form}
        section="terms"
        columns={3}
        only={isWithRent}
        otherwise={known ? { monthlyRentCents: { description: `${known.words} ${formatMoney(known.cents)}` } } : {}}
      />
      <LateReason form={form} today={today} limits={limits} askLate={askLate} />
      <InfoFields
        form={form}
        section="terms"
        columns={2}
        only={isAfterwards}
        otherwise={{
          tenancyEnd: { description: term },
          roomDescription: { placeholder: 'Master bedroom', isMarked: true },
        }}
      />
      <InfoFold
        label="More about the lease"
        hint="renewal, diplomatic clause, letter of intent"
        form={form}
        section="more"
        columns={3}
        otherwise={{ diplomaticClause: { label: 'With a diplomatic clause' } }}
      />
    </Panel>
  );
}
