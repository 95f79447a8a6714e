import { Button } from '@mantine/core';
import { IconFileCheck } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ContactPicker } from '#features/contacts/index.web.ts';
import { contactAddress } from '#features/contacts/places.words.ts';
import { useMe } from '#features/identity/index.web.ts';
import { isCompliance } from '#platform/contract/actor.ts';
import { Missing } from '#platform/web/errors/NotFound.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { NotForDesk } from '#platform/web/kit/page/NotForDesk.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import type { FormSearch } from '../lists.web.ts';
import { Editor } from './Editor.tsx';
import { FormView } from './FormView.tsx';
import type { Form } from './form.calls.ts';
import type { CddFor } from './forms.words.ts';
import { crumbsOf } from './Head.tsx';
import { MyFormsPage } from './MyFormsPage.tsx';

/** /e-cdd: the forms of a salesperson. /e-cdd?id=: a form. /e-cdd?aMLID=&cDDFor=: a new one of a case, of its seller where no side is said. */
export function FormPage() {
  const me = useMe();
  const {
    id,
    aMLID,
    cDDFor,
    propertyId,
    from,
    jointOf,
    case: eSubId,
    do: verb,
  }: FormSearch = useSearch({ strict: false });
  if (id !== undefined) return <Existing key={id} id={id} eSubId={eSubId} opensForWriting={verb === 'edit'} />;
  if (aMLID === undefined)
    return cDDFor === undefined && propertyId === undefined && (from ?? jointOf) === undefined ? (
      <Unsaid />
    ) : (
      <Missing />
    );
  if (me.role !== 'salesperson') return <Missing />;
  return (
    <New
      key={`${aMLID} ${cDDFor} ${propertyId} ${from} ${jointOf}`}
      aMLID={aMLID}
      cDDFor={cDDFor ?? 'SALE-SELLER'}
      propertyId={propertyId}
      from={from}
      jointOf={jointOf}
    />
  );
}

/** Nobody has signed it or been sent it. */
const isOpen = ({ state, isSigned }: Form): boolean => !isSigned && (state === 'INCOMPLETE' || state === 'COMPLETE');

type ExistingProps = { id: string; eSubId: string | undefined; opensForWriting: boolean };

/** What is signed or with the customer is read first, also where it was opened to be written. */
function Existing({ id, eSubId, opensForWriting }: ExistingProps) {
  const [isEditing, setEditing] = useState<boolean>();
  // What became of the form stands at the top.
  const read = () => {
    setEditing(false);
    window.scrollTo({ top: 0 });
  };
  return (
    <RecordPage call={api.form} input={{ params: { id } }} title={title} crumbs={crumbsOf(undefined, eSubId)}>
      {(form) =>
        (isEditing ?? (opensForWriting && isOpen(form))) && form.isMine ? (
          <Editor key={`${form.version} ${form.ownVersion}`} form={form} saved={form} eSubId={eSubId} onDone={read} />
        ) : (
          <FormView form={form} eSubId={eSubId} onEdit={() => setEditing(true)} />
        )
      }
    </RecordPage>
  );
}

type Wanted = {
  aMLID: string;
  cDDFor: CddFor;
  propertyId: string | undefined;
  from: string | undefined;
  jointOf: string | undefined;
};

function New({ aMLID, cDDFor, propertyId, from, jointOf }: Wanted) {
  const query = { cDDFor, ...(propertyId && { propertyId }), ...(from && { from }), ...(jointOf && { jointOf }) };
  return (
    <RecordPage call={api.newForm} input={{ params: { aMLID }, query }} title="New E-CDD form" crumbs={crumbsOf()}>
      {(form) => <Editor form={form} from={from ?? jointOf} isJoint={jointOf !== undefined} />}
    </RecordPage>
  );
}

/** Without a customer: the forms that are there, or where they are. */
function Unsaid() {
  const me = useMe();
  if (me.role === 'salesperson') return <MyFormsPage />;
  if (me.role === 'admin') return <Choose />;
  return isCompliance(me) ? <WithCases /> : <NoForms />;
}

const title = 'E-CDD form';

/** Compliance reads the forms of a customer on the page of the case. */
const WithCases = () => (
  <>
    <PageHeader title={title} />
    <EmptyState
      icon={IconFileCheck}
      title="No form chosen"
      action={
        <Button variant="default" component={RouteLink} to="/agent-tools/aml">
          Go to AML checks
        </Button>
      }
    >
      Forms are listed with the customer’s screening.
    </EmptyState>
  </>
);

const NoForms = () => (
  <NotForDesk title={title} icon={IconFileCheck}>
    Salespeople fill in due diligence forms with their customers. Compliance and the administrator read them.
  </NotForDesk>
);

/** A form is about a customer: without one there is nothing to fill in. */
function Choose() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={title} crumbs={crumbsOf()} />
      <EmptyState
        title="Choose a customer"
        action={
          <ContactPicker
            label="Customer"
            onChoose={({ contactId }) => void navigate({ to: contactAddress(contactId, 5) })}
          />
        }
      >
        Forms are listed with the customer’s screening, where you can also start a new one.
      </EmptyState>
    </>
  );
}
