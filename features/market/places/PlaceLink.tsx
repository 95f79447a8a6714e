import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { MeasurementUnit } from '../tools.words.ts';

type Props = { placeId: number; unit: MeasurementUnit; children: ReactNode };

/** The name of a block or project, which leads to its page. */
export function PlaceLink({ placeId, unit, children }: Props) {
  const to = `/agent-tools/caveat-hdb/place/${placeId}${unit === 'sqm' ? '?unit=sqm' : ''}`;
  return (
    <Anchor component={RouteLink} to={to} inherit c="inherit">
      {children}
    </Anchor>
  );
}
