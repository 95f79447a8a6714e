import { Box } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { formatCount, formatMoney } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import classes from '../Lines.module.css';
import { AnswerRequest } from './AnswerRequest.tsx';

/** So many are answered above the reminders; their list has all. */
const shown = 5;

/** What salespeople asked for, the oldest first: a reminder is made and then sent from the list below, or declined. */
export function AskedReminders() {
  const query = { state: 'WAITING', sortDirection: 'asc', pageSize: shown } as const;
  const { rows = [], totalRecords = 0 } = useData(api.reminderRequests, { query }).data ?? {};
  if (rows.length === 0) return null;
  return (
    <Box mb="md">
      <Panel
        title="Asked for by salespeople"
        description="Made on request, a reminder is sent from the list below."
        action={
          totalRecords > shown && (
            <Verb component={RouteLink} to="/agency-desk/finance/reminders/requests?state=WAITING">
              Show all {formatCount(totalRecords)}
            </Verb>
          )
        }
      >
        <ul>
          {rows.map((request) => {
            const { requestId, invoiceNumber, to, openCents, dueOn, askedBy, reason } = request;
            const asked = reason ? `${askedBy} asks: ${reason}` : `asked by ${askedBy}`;
            return (
              <li key={requestId} className={classes.line}>
                <TwoLines sub={`${formatMoney(openCents ?? 0)} open, due ${formatDay(dueOn)} · ${asked}`}>
                  {`${invoiceNumber} · ${to}`}
                </TwoLines>
                <div className={classes.buttons}>
                  <AnswerRequest request={request} />
                </div>
              </li>
            );
          })}
        </ul>
      </Panel>
    </Box>
  );
}
