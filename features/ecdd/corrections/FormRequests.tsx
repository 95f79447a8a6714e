import { Anchor } from '@mantine/core';
import { formatInstant } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import classes from '../forms/Form.module.css';
import { requestKinds } from '../forms/forms.words.ts';
import { formAddress } from '../places.words.ts';

/** Corrections and scans that wait for compliance, besides the approvals. */
export function FormRequests() {
  const { data } = useData(api.formRequests, {});
  if (!data || data.length === 0) return null;
  return (
    <div className={classes.notice}>
      <Panel title={`Corrections and scans (${data.length})`}>
        <div className={classes.stack}>
          {data.map(({ kind, formId, formNo, name, property, salesperson, at }) => (
            <TwoLines key={`${kind} ${formId}`} sub={[property, salesperson, formatInstant(at)].join(' · ')}>
              <Anchor size="sm" component={RouteLink} to={formAddress(formId)}>
                {requestKinds[kind]}: {formNo}, {name}
              </Anchor>
            </TwoLines>
          ))}
        </div>
      </Panel>
    </div>
  );
}
