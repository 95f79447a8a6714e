import { IconFileCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { ContactPicker } from '#features/contacts/index.web.ts';
import { contactAddress } from '#features/contacts/places.words.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { myFormList } from '../lists.web.ts';
import { formAddress } from '../places.words.ts';
import { RatingBadge } from '../rating/RatingPanel.tsx';
import { validityWords } from '../signing/validityWords.web.ts';
import classes from './Form.module.css';
import { ExpiredBadge, FormBadge } from './FormBadge.tsx';
import { crumbsOf } from './Head.tsx';
import { formSteps, myFormFields } from './my-forms.words.ts';

/** /e-cdd: a salesperson’s forms, and the choice of a customer for a new one. */
export function MyFormsPage() {
  return (
    <ListPage
      fields={myFormFields}
      call={api.myForms}
      file={api.myFormsSheet}
      search={myFormList}
      name="my-forms"
      title="E-CDD forms"
      crumbs={crumbsOf()}
      notice={
        <div className={classes.notice}>
          <NewFor />
        </div>
      }
      rowId="id"
      to={({ id }) => formAddress(id)}
      searches="Customer, property or form"
      selects={[{ name: 'step', label: 'Step', options: optionsOf(formSteps) }]}
      columns={[
        { field: 'name', under: 'formNo', card: 'address', sortedBy: 'name', width: 200 },
        { field: 'property', width: 240 },
        { field: 'cDDFor', width: 150 },
        {
          id: 'rating',
          header: 'Rating',
          width: 110,
          cell: ({ rating, isSoFar }) => <RatingBadge rating={rating} isSoFar={isSoFar} />,
        },
        {
          id: 'state',
          header: 'State',
          card: 'state',
          width: 150,
          cell: ({ state, validity }) => (validity?.isExpired ? <ExpiredBadge /> : <FormBadge state={state} />),
        },
        { field: 'signedAt', under: ({ validity }) => validityWords(validity), width: 220 },
        { field: 'changedAt', width: 170 },
      ]}
      empty={
        <EmptyState icon={IconFileCheck} title="No forms yet">
          Choose a customer to begin one. A form is filled in with the customer, for one property and side.
        </EmptyState>
      }
    />
  );
}

/** A form is about a customer: a new one begins with their screening. */
function NewFor() {
  const navigate = useNavigate();
  return (
    <Panel title="New form" description="Choose a customer: the form begins with their screening.">
      <ContactPicker
        label="Customer"
        onChoose={({ contactId }) => void navigate({ to: contactAddress(contactId, 5) })}
      />
    </Panel>
  );
}
