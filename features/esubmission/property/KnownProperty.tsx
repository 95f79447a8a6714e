import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { districtOf } from '#features/property/rules/address.ts';
import { formatDay } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { api } from '../api.web.ts';
import { applies } from '../info/fields.rules.ts';
import type { InfoValues } from '../info/infoValues.web.ts';
import { sideWords, transactionWords } from '../transaction.words.ts';
import { missingFacts } from './knownFacts.web.ts';

const typingPause = 400;

/** Shown for a new submission: what I reported of the property before, as an offer for the empty fields. */
export function KnownProperty({ form }: { form: GableForm<InfoValues> }) {
  const values = useValues(form, (all) => all);
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
        <Button size="sm" variant="default" onClick={() => form.setValues(missing)}>
          Use its details
        </Button>
      }
    >
      {caseNo}, {transactionWords[transactionType].toLowerCase()} for the {sideWords[representedSide].toLowerCase()},{' '}
      {formatDay(signedOn)}.
    </Notice>
  );
}
