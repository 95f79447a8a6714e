import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { formatDay } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { Notice } from '#platform/web/kit/Notice.tsx';
import { districtOf } from '../../../address.ts';
import { applies } from '../../../info-fields.ts';
import { sideWords, transactionWords } from '../../../words.ts';
import { api } from '../../api.ts';
import type { InfoValues } from './infoValues.ts';
import { missingFacts } from './knownFacts.ts';

const typingPause = 400;

/** While a new submission is filled in: what I reported of the property before, for the fields that are still empty. */
export function KnownProperty({ form }: { form: GableForm<InfoValues> }) {
  const { values, setValues } = form.form;
  const [{ postalCode, block, unit }] = useDebouncedValue(values.property, typingPause);
  const isWhole = Boolean(districtOf(postalCode) && block && (unit || !applies('property.unit', values)));
  const { data } = useData(api.propertyDetails, { query: { postalCode, block, unit } }, { enabled: isWhole });
  const [last] = data?.rows ?? [];
  if (!isWhole || !last || !data?.known) return null;
  const missing = missingFacts(values, data.known);
  if (Object.keys(missing).length === 0) return null;
  const { caseNo, transactionType, representedSide, signedOn } = last;
  return (
    <Notice
      title="You reported this property before"
      action={
        <Button size="sm" variant="default" onClick={() => setValues(missing)}>
          Use its details
        </Button>
      }
    >
      {caseNo}, {transactionWords[transactionType].toLowerCase()} for the {sideWords[representedSide].toLowerCase()},{' '}
      {formatDay(signedOn)}.
    </Notice>
  );
}
