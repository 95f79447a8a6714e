import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ContactPicker } from '#features/contacts/web/index.ts';
import { contactAddress } from '#features/contacts/words/places.ts';
import { useMe } from '#features/identity/web/index.ts';
import { Missing } from '#platform/web/errors/NotFound.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import type { CddFor } from '../../words/forms.ts';
import { api } from '../api.ts';
import type { FormSearch } from '../lists.ts';
import { Editor } from './Editor.tsx';
import { FormView } from './FormView.tsx';
import { crumbsOf } from './Head.tsx';
import { MyFormsPage } from './MyFormsPage.tsx';

/** /e-cdd: the forms of a salesperson. /e-cdd?id=: a form. /e-cdd?aMLID=&cDDFor=: a new one of a case, of its seller where no side is said. */
export function FormPage() {
  const me = useMe();
  const { id, aMLID, cDDFor, propertyId, from }: FormSearch = useSearch({ strict: false });
  if (id !== undefined) return <Existing key={id} id={id} />;
  if (aMLID === undefined)
    return cDDFor === undefined && propertyId === undefined && from === undefined ? <Unsaid /> : <Missing />;
  if (me.role !== 'salesperson') return <Missing />;
  return (
    <New
      key={`${aMLID} ${cDDFor} ${propertyId} ${from}`}
      aMLID={aMLID}
      cDDFor={cDDFor ?? 'SALE-SELLER'}
      propertyId={propertyId}
      from={from}
    />
  );
}

function Existing({ id }: { id: string }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <RecordPage call={api.form} input={{ params: { id } }} title="E-CDD form" crumbs={crumbsOf()}>
      {(form) =>
        isEditing && form.isMine ? (
          <Editor key={form.version} form={form} saved={form} onDone={() => setEditing(false)} />
        ) : (
          <FormView form={form} onEdit={() => setEditing(true)} />
        )
      }
    </RecordPage>
  );
}

type Wanted = { aMLID: string; cDDFor: CddFor; propertyId: string | undefined; from: string | undefined };

function New({ aMLID, cDDFor, propertyId, from }: Wanted) {
  const query = { cDDFor, ...(propertyId && { propertyId }), ...(from && { from }) };
  return (
    <RecordPage call={api.newForm} input={{ params: { aMLID }, query }} title="New E-CDD form" crumbs={crumbsOf()}>
      {(form) => <Editor form={form} from={from} />}
    </RecordPage>
  );
}

/** Without a customer: the forms that are there. */
const Unsaid = () => (useMe().role === 'salesperson' ? <MyFormsPage /> : <Choose />);

/** A form is about a customer: without one there is nothing to fill in. */
function Choose() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="E-CDD form" crumbs={[...crumbsOf(), { label: 'E-CDD form' }]} />
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
