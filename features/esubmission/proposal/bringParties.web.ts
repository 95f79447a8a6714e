import { contactsApi } from '#features/contacts/index.web.ts';
import { send } from '#platform/web/api/send.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { api } from '../api.web.ts';
import { newParty, partyBody, valuesOfContact } from '../parties/partyForm.web.ts';
import type { Saved } from '../parts.calls.ts';
import type { Proposal } from './proposal.calls.ts';

/** The main address of a contact, to which the bill goes; empty: none is known. */
const homeOf = async (contactId: string): Promise<string> => {
  const addresses = await send(contactsApi.addresses, { params: { id: contactId } });
  const home = addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0];
  return home ? [home.line, home.unit && `#${home.unit}`, home.postalCode].filter(Boolean).join(' ') : '';
};

/**
 * Adds the clients of a proposal to the submission that was just saved, one after the other. Whoever can't be added is named: the
 * submission is there, and they are added in the next step.
 */
export const bringParties = async ({ eSubId, ...saved }: Saved, { parties, info }: Proposal): Promise<void> => {
  let { version } = saved;
  const left: string[] = [];
  for (const { contactId, name, shareRate } of parties) {
    try {
      const contact = await send(contactsApi.contact, { params: { id: contactId } });
      const values = {
        ...newParty(info.representedSide, info),
        ...valuesOfContact(contact),
        address: await homeOf(contactId),
        ...(shareRate !== null && { tenancy: 'COMMON' as const, ownershipRate: shareRate }),
      };
      ({ version } = await send(api.addParty, { body: { ...partyBody(values), eSubId, version } }));
    } catch {
      left.push(name);
    }
  }
  if (left.length > 0) toastResult(`Add ${left.join(' and ')} in the next step: something is missing there.`, 'danger');
};
