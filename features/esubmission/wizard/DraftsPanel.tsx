import { IconChevronRight } from '@tabler/icons-react';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import type { Page } from '#platform/contract/paging.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { stepKeys, steps } from '../steps.words.ts';
import type { Row } from '../summary/summary.calls.ts';
import classes from './DraftsPanel.module.css';
import { addressOfStep } from './wizardSteps.web.ts';

const whereOf = ({ currentStep }: Row) =>
  `step ${stepKeys.indexOf(currentStep) + 1} of ${stepKeys.length}, ${steps[currentStep].toLowerCase()}`;

/** My drafts. Each opens at the step at which I left it. */
export function DraftsPanel({ page: { rows, totalRecords } }: { page: Page<Row> }) {
  if (rows.length === 0) return null;
  const all = (
    <Verb component={RouteLink} to="/e-submission/status-of-submission?status=1" size="sm">
      All {totalRecords} drafts
    </Verb>
  );
  return (
    <Panel title="Continue a draft" action={totalRecords > rows.length && all}>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.eSubId}>
            <RouteLink className={classes.draft} to={addressOfStep(row.eSubId)}>
              <TwoLines sub={`${row.caseNo} · ${formatDay(dayOf(row.createdDate))} · ${whereOf(row)}`}>
                <span className="g-strong">
                  <UnbrokenNumbers>{row.address}</UnbrokenNumbers>
                </span>
              </TwoLines>
              <span className={classes.go}>
                Resume
                <IconChevronRight size={16} stroke={2} aria-hidden />
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
