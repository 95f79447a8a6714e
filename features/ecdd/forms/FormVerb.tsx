import { Button } from '@mantine/core';
import { IconFileCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { amlApi } from '#features/aml/index.web.ts';
import type { Property } from '#features/contacts/index.web.ts';
import { send } from '#platform/web/api/send.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { newFormAddress } from '../places.words.ts';
import type { CddFor } from './forms.words.ts';

/** Whose form it is, by what the customer has to do with the property. */
const sideOf = ({ relation, status }: Property): CddFor | undefined => {
  const isLet = status === 'FOR_RENT' || status === 'LET';
  if (status === 'GIVEN_UP' || relation === 'OCCUPIER') return undefined;
  if (relation === 'INTERESTED') return status === 'FOR_RENT' ? 'LEASE-TENANT' : 'SALE-BUYER';
  if (relation === 'TENANT') return 'LEASE-TENANT';
  return isLet ? 'LEASE-LANDLORD' : 'SALE-SELLER';
};

/** Beside a property of a contact: begins the due diligence form of its customer. Who has no case yet is screened first. */
export function FormVerb({ property }: { property: Property }) {
  const { id: propertyId, contactId } = property;
  const navigate = useNavigate();
  const screen = useChange(amlApi.generateAmlInfo, { silent: 'success' });
  const side = sideOf(property);
  if (!side) return null;
  const begin = async () => {
    const { rows } = await send(amlApi.amls, { query: { contactId } });
    const { aMLID } = rows[0] ?? (await screen.mutateAsync({ body: { contactId } }));
    await navigate({ to: newFormAddress(aMLID, side, { propertyId }) });
  };
  return (
    <Button
      size="xs"
      variant="default"
      loading={screen.isPending}
      leftSection={<IconFileCheck size={15} stroke={1.7} />}
      onClick={() => void begin().catch(() => undefined)}
    >
      Due diligence
    </Button>
  );
}
