import type { ReactNode } from 'react';
import { contactAddress } from '#features/contacts/places.words.ts';
import { formatDay } from '#platform/contract/days.ts';
import { type Crumb, PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import type { Form, FormDraft } from './form.calls.ts';
import { cddFor } from './forms.words.ts';

type Of = Pick<FormDraft, 'contactId' | 'name' | 'aMLID' | 'caseNo'>;

/** The pages above a form: its customer’s, as a contact or as a case. */
export const crumbsOf = (of?: Of): Crumb[] => {
  if (!of) return [{ label: 'Contact Management', to: '/contact-management' }];
  if (of.contactId)
    return [
      { label: 'Contact Management', to: '/contact-management' },
      { label: of.name, to: contactAddress(of.contactId, 5) },
    ];
  return [
    { label: 'AML checks', to: '/agent-tools/aml' },
    { label: of.caseNo, to: `/agent-tools/aml?id=${of.aMLID}` },
  ];
};

type Props = { form: FormDraft; saved?: Form | undefined; badge?: ReactNode; state?: ReactNode; action?: ReactNode };

/** The head of a form’s page: its property, whose it is, and which version. */
export function Head({ form, saved, badge, state, action }: Props) {
  const { property, name, templateVersion, templateFrom } = form;
  const parts = [
    name,
    saved && `path ${saved.path}, ${saved.forms.length === 1 ? 'form' : 'forms'} ${saved.forms.join(', ')}`,
    saved && `${saved.formNo}, version ${saved.version}`,
    `template ${templateVersion} of ${formatDay(templateFrom)}`,
  ];
  return (
    <PageHeader
      title={property || 'New E-CDD form'}
      tab={`E-CDD ${name}`}
      crumbs={[...crumbsOf(form), { label: 'E-CDD' }]}
      meta={
        <>
          {badge}
          <StatusBadge tone="neutral" icon={null}>
            {cddFor[form.cDDFor]}
          </StatusBadge>
          <span>
            <UnbrokenNumbers>{parts.filter(Boolean).join(' · ')}</UnbrokenNumbers>
          </span>
        </>
      }
      state={state}
      action={action}
    />
  );
}
