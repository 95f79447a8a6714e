import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconChecks,
  IconClockExclamation,
  IconFileInvoice,
  IconPencil,
  IconPhone,
  IconScale,
  IconSchool,
  IconSignature,
} from '@tabler/icons-react';
import { contactsApi, ReachVerb } from '#features/contacts/index.web.ts';
import type { Todo } from '#platform/contract/todo.ts';
import { isPortal } from '#platform/web/api/portal.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { Worklist } from '#platform/web/kit/worklist/Worklist.tsx';
import type { IconType } from '#platform/web/shell/menu/menu.ts';
import type { TodoHome } from '../../contract.ts';
import classes from './TodoCard.module.css';
import { whenWords } from './whenWords.ts';

const icons: Record<Todo['kind'], IconType> = {
  returned: IconArrowBackUp,
  call: IconPhone,
  invoice: IconFileInvoice,
  option: IconClockExclamation,
  circular: IconScale,
  cpd: IconSchool,
  customer: IconSignature,
  draft: IconPencil,
};

/** On a salesperson's home: what waits for them, of all rooms, each with the verb that settles it. */
export function TodoCard({ data: { rows, total } }: { data: TodoHome }) {
  const today = useToday();
  const ids = rows.flatMap(({ reach }) => reach?.contactId ?? []);
  const verdicts = useData(
    contactsApi.pdpaStatuses,
    { body: { ids } },
    { enabled: ids.length > 0 && !isPortal() },
  ).data;
  return (
    <Worklist
      title="To do"
      total={total}
      rows={rows.map(({ reach, verb, doneAt, ...row }) => ({
        ...row,
        icon: icons[row.kind],
        when: whenWords(row, today),
        verb: reach ? (
          <ReachVerb to={reach} verdicts={verdicts?.find(({ contactId }) => contactId === reach.contactId)?.channels} />
        ) : doneAt ? (
          <Verb component={RouteLink} to={doneAt} aria-label={`${verb}: ${row.what}`}>
            {verb}
          </Verb>
        ) : (
          verb
        ),
      }))}
      rest={total > rows.length && <p className={classes.rest}>{total - rows.length} more stand in their lists.</p>}
      empty={
        <EmptyState
          icon={IconChecks}
          title="Nothing waits for you"
          action={
            <Button component={RouteLink} to="/contact-management?new=yes" variant="default">
              Add a contact
            </Button>
          }
        >
          Returned cases, calls, options, invoices and circulars appear here.
        </EmptyState>
      }
    />
  );
}
