import { Stack } from '@mantine/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { useOffer } from '#platform/web/shell/ports.ts';
import { Activities } from '../daily/Activities.tsx';
import { contactForms, contactScreening } from '../ports.web.ts';
import type { Contact } from './contact.calls.ts';
import { Details } from './Details.tsx';

type Part = ComponentType<{ contact: Contact }>;

const parts: Record<number, Part> = {
  1: lazyRouteComponent(() => import('../parts/Properties.tsx'), 'Properties') as Part,
  2: lazyRouteComponent(() => import('../parts/Addresses.tsx'), 'Addresses') as Part,
  3: lazyRouteComponent(() => import('../parts/Profilings.tsx'), 'Profilings') as Part,
  4: lazyRouteComponent(() => import('../documents/Documents.tsx'), 'Documents') as Part,
  5: Screening,
  6: Activities,
};

/** What a tab of a contact shows, by its index. */
export function ContactTab({ contact, tab }: { contact: Contact; tab: number }) {
  const Shown = parts[tab] ?? Details;
  return <Shown contact={contact} />;
}

function Screening({ contact: { contactId } }: { contact: Contact }) {
  const Offered = useOffer(contactScreening);
  const Forms = useOffer(contactForms);
  return Offered ? (
    <Stack gap="lg">
      <Offered contactId={contactId} />
      {Forms && <Forms contactId={contactId} />}
    </Stack>
  ) : (
    <EmptyState title="No due diligence here">This installation checks nobody against lists.</EmptyState>
  );
}
