import { Anchor, Button } from '@mantine/core';
import { IconNotes } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select, Textarea } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import classes from '../record/ContactParts.module.css';
import type { Contact } from '../record/contact.calls.ts';
import type { Activity } from './daily.calls.ts';
import { type ActivityKind, activityKinds, eventKinds } from './daily.words.ts';

const kindWords = { ...activityKinds, ...eventKinds };

/** Tab 6: what was noted, and what the other rooms know of this customer, the latest first. Notes are only added to. */
export function Activities({ contact }: { contact: Contact }) {
  const [page, setPage] = useState(1);
  const { contactId, isMine } = contact;
  const found = useData(
    api.activities,
    { params: { id: contactId }, query: { pageNumber: page } },
    { keepPrevious: true },
  );
  return (
    <>
      {isMine && <NewNote contact={contact} />}
      <Panel title="Activity">
        <Loaded of={found} skeleton={160}>
          {({ rows, hasMore }) => (
            <>
              {rows.length === 0 ? (
                <EmptyState icon={IconNotes} title="Nothing noted yet">
                  Calls, messages and follow-ups that you log appear here, with the forms, submissions, deals and
                  payments of this customer.
                </EmptyState>
              ) : (
                <ul>
                  {rows.map((row) => (
                    <Row key={row.id} row={row} />
                  ))}
                </ul>
              )}
              {(page > 1 || hasMore) && (
                <div className={classes.paging}>
                  <Button variant="default" size="xs" disabled={page === 1} onClick={() => setPage(page - 1)}>
                    Newer
                  </Button>
                  <Button variant="default" size="xs" disabled={!hasMore} onClick={() => setPage(page + 1)}>
                    Older
                  </Button>
                </div>
              )}
            </>
          )}
        </Loaded>
      </Panel>
    </>
  );
}

function Row({ row: { kind, body, at, by, to } }: { row: Activity }) {
  return (
    <li className={classes.record}>
      <TwoLines
        sub={
          <>
            <Instant at={at} />
            {by && ` · ${by}`}
          </>
        }
      >
        <span className={classes.note}>
          <strong>{kindWords[kind]}</strong>
          {body && ' · '}
          {to ? (
            <Anchor component={RouteLink} to={to} inherit>
              {body}
            </Anchor>
          ) : (
            body
          )}
        </span>
      </TwoLines>
    </li>
  );
}

const typed = Object.entries(activityKinds).filter(([kind]) => kind !== 'FOLLOW_UP');

function NewNote({ contact: { contactId } }: { contact: Contact }) {
  const add = useChange(api.addActivity, { silent: 'failure' });
  const form = useGableForm({
    initialValues: { kind: 'NOTE' as Exclude<ActivityKind, 'FOLLOW_UP'>, body: '' },
    rules: ({ kind, body }) => ({ body: kind === 'NOTE' && !body.trim() ? 'Write what to note.' : null }),
    onSubmit: async (body) => {
      await add.mutateAsync({ params: { id: contactId }, body });
      form.setValues({ kind: 'NOTE', body: '' });
    },
  });
  return (
    <Panel title="Add note" description="A note stays as it was written">
      <FormShell form={form} label="Note" submitLabel="Add" showState={false} guard={false}>
        <Select label="Kind" data={optionsOf(Object.fromEntries(typed))} {...form.field('kind', { required: true })} />
        <Textarea label="Note" autosize minRows={2} maxLength={2_000} {...form.field('body')} />
      </FormShell>
    </Panel>
  );
}
