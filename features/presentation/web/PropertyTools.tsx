import { Button } from '@mantine/core';
import { IconCalculator, IconPresentation } from '@tabler/icons-react';
import { calculatorAddress } from '#features/calculators/index.web.ts';
import type { Property } from '#features/contacts/index.web.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { presentationAddress } from './presentationAddress.ts';

const kinds = { hdb: 'HDB', 'private-residential': 'PRIVATE', landed: 'PRIVATE' } as const;

/** Beside a property of a contact: what an owner is shown before a sale, and what it costs whoever wants to buy. */
export function PropertyTools({ property }: { property: Property }) {
  const { relation, category, askingCents, status } = property;
  if (relation === 'INTERESTED') {
    const kind = kinds[category as keyof typeof kinds];
    if (!kind || status === 'FOR_RENT') return null;
    return (
      <Button
        size="xs"
        variant="default"
        leftSection={<IconCalculator size={15} stroke={1.7} />}
        component={RouteLink}
        to={calculatorAddress('buyer', { kind, price: askingCents })}
      >
        Cost to buy
      </Button>
    );
  }
  const to = presentationAddress(property);
  if (!to || relation === 'TENANT' || relation === 'OCCUPIER') return null;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconPresentation size={15} stroke={1.7} />}
      component={RouteLink}
      to={to}
    >
      Presentation
    </Button>
  );
}
