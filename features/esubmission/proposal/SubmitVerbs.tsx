import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { Property } from '#features/contacts/index.web.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { RepresentedSide } from '../transaction.words.ts';
import { beginAddress, sidesFor } from './sides-for.rules.ts';

/** What beginning a submission on a side is called. */
export const submitVerbs: Record<RepresentedSide, string> = {
  SELLER: 'Submit a sale',
  LANDLORD: 'Submit a lease',
  BUYER: 'Submit a purchase',
  TENANT: 'Submit a rental',
};

/** Beside a property of a contact: the submissions that can begin from it. */
export const SubmitVerbs = ({ property }: { property: Property }) =>
  sidesFor(property).map((side) => (
    <Button
      key={side}
      size="xs"
      variant="default"
      leftSection={<IconFileText size={15} stroke={1.7} />}
      component={RouteLink}
      to={beginAddress({ property: property.id }, side)}
    >
      {submitVerbs[side]}
    </Button>
  ));
