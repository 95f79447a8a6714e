import { Kbd, Modal } from '@mantine/core';
import { IconChevronRight, IconFolder, IconKeyboard } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { sources } from '#features/screening/screening.words.ts';
import { formatDay, formatInstant } from '#platform/contract/days.ts';
import { useKeys } from '#platform/web/kit/hooks/useKeys.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { subjectRoles } from '../cases/cases.words.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { Decisions } from './Decisions.tsx';
import { FactsTable } from './FactsTable.tsx';
import { HitBadge } from './HitBadge.tsx';
import classes from './HitPage.module.css';
import type { HitRecord } from './hits.calls.ts';
import { Words } from './Words.tsx';

const place = '/agency-desk/compliance/hits';
const crumbs = [{ label: 'Screening hits', to: place }];

/** /agency-desk/compliance/hits/{id}: a customer beside somebody on a list, why they look alike, and the decision. */
export function HitPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return (
    <RecordPage call={api.hit} input={{ params: { id } }} title="Screening hit" crumbs={crumbs}>
      {(hit) => <Whole key={hit.hitId} hit={hit} />}
    </RecordPage>
  );
}

function Whole({ hit }: { hit: HitRecord }) {
  const { name, role, state, caseNo, salesperson, foundAt, aMLID, nextHitId, found, lists, endedAt } = hit;
  const navigate = useNavigate();
  const [keysShown, showKeys] = useState(false);
  const next = nextHitId ? () => void navigate({ to: `${place}/${nextHitId}` }) : undefined;
  useKeys({
    s: next,
    j: next,
    o: () => void navigate({ to: '/agent-tools/aml', search: { id: aMLID } }),
    '?': () => showKeys(true),
  });
  const { listed, source, entityKey, why } = found;
  const version = lists.find((list) => list.source === source);
  return (
    <>
      <RecordHead
        crumbs={crumbs}
        number={caseNo}
        state={<HitBadge state={state} />}
        title={name}
        line={[
          subjectRoles[role],
          salesperson,
          `found ${formatInstant(foundAt)}`,
          endedAt && `found no longer since ${formatInstant(endedAt)}`,
        ]}
        second={next && { label: 'Next', icon: IconChevronRight, onClick: next }}
        more={[
          { label: 'Open case', icon: IconFolder, to: `/agent-tools/aml?id=${aMLID}` },
          { label: 'Keyboard', icon: IconKeyboard, onClick: () => showKeys(true) },
        ]}
      />
      <div className={classes.columns}>
        <div className={classes.evidence}>
          <div className={classes.story}>
            <Decisions decisions={hit.decisions} />
          </div>
          <Panel>
            <div className={classes.sides}>
              <Side
                label="Customer"
                name={why.asked.name}
                under={hit.subject.name === why.asked.name ? caseNo : `Of ${hit.subject.name}`}
              />
              <Side label={`On the list: ${sources[source]}`} name={listed.name} under={listed.programmes.join(', ')} />
              <div>
                <span className="g-dimmed">Score</span>
                <strong className={classes.score}>{why.score.toFixed(2)}</strong>
                <span className="g-dimmed">Minimum {why.threshold.toFixed(2)}</span>
              </div>
            </div>
          </Panel>
          <Words why={why} />
          <FactsTable why={why} hit={hit} />
          <Panel title="The entry">
            <KeyValues
              foldsEmpty
              items={[
                { label: 'Born', value: listed.births.join(', ') },
                { label: 'Birth places', value: listed.birthPlaces.join(', ') },
                { label: 'Numbers', value: listed.numbers.join(', ') },
                { label: 'Addresses', value: listed.addresses.join(' · '), wide: true },
                { label: 'Aliases', value: listed.aliases.map((alias) => alias.name).join(' · '), wide: true },
                { label: 'Remarks', value: listed.remarks, wide: true },
                { label: 'Listed since', value: listed.listedOn && formatDay(listed.listedOn) },
                { label: 'Entry', value: entityKey },
                {
                  label: 'List',
                  value:
                    version && `As of ${formatDay(version.asOf)}, ${version.entities.toLocaleString('en-SG')} entries`,
                },
              ]}
            />
          </Panel>
        </div>
        <DecisionPanel hit={hit} onDone={() => next?.()} />
      </div>
      <Modal
        opened={keysShown}
        onClose={() => showKeys(false)}
        title="Keyboard"
        size="xs"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <dl className={classes.keys}>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </>
  );
}

const keys = [
  ['d', 'To the decision. The next two work only there'],
  ['1 – 6', 'False positive, for this reason'],
  ['t', 'True match'],
  ['s', 'The next one'],
  ['o', 'Open the case'],
  ['?', 'These keys'],
] as const;

const Side = ({ label, name, under }: { label: string; name: string; under: string }) => (
  <div className={classes.side}>
    <span className="g-dimmed">{label}</span>
    <strong>{name}</strong>
    <span className="g-dimmed">{under}</span>
  </div>
);
