import { useState } from 'react';
import { feetInMetre } from '#features/property/rules/area.ts';
import type { ComparedHome } from '#features/property/web/index.ts';
import { townOf } from '#features/property/words/details.ts';
import { useData } from '#platform/web/api/useData.ts';
import { SegmentedControl } from '#platform/web/form/SegmentedControl.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { listedCategories, listedTypes } from '../open-market/listings.words.ts';
import { type MeasurementUnit, measurementUnits } from '../tools.words.ts';
import { Comparables } from './Comparables.tsx';

/** Comparables beside the record of a home. Nothing for a property that is no home. */
export function HomeComparables({ home }: { home: ComparedHome }) {
  const { category, propertyType } = home;
  if (!Object.hasOwn(listedCategories, category) || !Object.hasOwn(listedTypes, propertyType)) return null;
  return <Compared home={home} />;
}

function Compared({ home }: { home: ComparedHome }) {
  const { purpose, category, propertyType, block, street, building, postalCode, areaSqm, day } = home;
  const [unit, setUnit] = useState<MeasurementUnit>('sqft');
  const hdbTown = home.hdbTown ?? (category === 'hdb' ? townOf(street) : undefined);
  const area = areaSqm && (unit === 'sqft' ? areaSqm * feetInMetre : areaSqm);
  const query = {
    purpose,
    category,
    propertyType,
    block,
    street,
    building,
    measurementUnit: unit,
    ...(day && { day }),
    ...(hdbTown && { hdbTown }),
    ...(/^\d{6}$/.test(postalCode) && { postalCode }),
    ...(area && { area: String(Math.round(area)) }),
  };
  const { data, error, refetch } = useData(api.comparables, { query } as never);
  return (
    <Panel
      title={purpose === 'SALE' ? 'Comparable sales' : 'Comparable tenancies'}
      action={
        <SegmentedControl
          aria-label="Unit of area"
          data={Object.entries(measurementUnits).map(([value, label]) => ({ value, label }))}
          value={unit}
          onChange={(value) => setUnit(value as MeasurementUnit)}
        />
      }
    >
      <Comparables
        comparables={data}
        error={error}
        onRetry={() => void refetch()}
        isRent={purpose === 'LEASE'}
        unit={unit}
      />
    </Panel>
  );
}
