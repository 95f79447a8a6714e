import type { ComponentProps, ReactNode } from 'react';
import { contactAddress } from '#features/contacts/places.words.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Crumb } from '#platform/web/kit/page/PageHeader.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import type { Form, FormDraft } from './form.calls.ts';
import { cddFor } from './forms.words.ts';

type Of = Pick<FormDraft, 'contactId' | 'name' | 'aMLID' | 'caseNo'>;

/** The pages above a form: the submission from which it was opened, or its customer’s, as a contact or as a case. */
export const crumbsOf = (of?: Of, eSubId?: string): Crumb[] => {
  if (eSubId)
    return [
      { label: 'Status Of Submission', to: '/e-submission/status-of-submission' },
      { label: 'Submission', to: `/e-submission/${eSubId}` },
    ];
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

type Props = {
  form: FormDraft;
  saved?: Form | undefined;
  eSubId?: string | undefined;
  badge?: ReactNode;
  /** Parts of the dimmed line after those that every form has. */
  line?: (string | null | undefined)[];
  verbs?: Pick<ComponentProps<typeof RecordHead>, 'primary' | 'second' | 'more' | 'extra'>;
};

/** The head of a form’s page: its number and state, its property, whose it is, and which version. */
export function Head({ form, saved, eSubId, badge, line = [], verbs }: Props) {
  const { property, name, templateVersion, templateFrom } = form;
  return (
    <RecordHead
      crumbs={crumbsOf(form, eSubId)}
      number={saved ? `${saved.formNo}, version ${saved.version}` : null}
      state={badge}
      title={property || 'New E-CDD form'}
      tab={`E-CDD ${name}`}
      line={[
        name,
        cddFor[form.cDDFor],
        saved && `path ${saved.path}, ${saved.forms.length === 1 ? 'form' : 'forms'} ${saved.forms.join(', ')}`,
        `template ${templateVersion} of ${formatDay(templateFrom)}`,
        ...line,
      ].map((part) => part && <UnbrokenNumbers key={part}>{part}</UnbrokenNumbers>)}
      {...verbs}
    />
  );
}
