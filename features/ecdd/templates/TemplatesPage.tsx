import { Anchor, Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import { type CddFor, cddFor } from '../forms/forms.words.ts';
import { templatesAddress } from '../places.words.ts';
import type { Version } from './builder.calls.ts';
import classes from './Templates.module.css';
import { VersionBadge } from './VersionBadge.tsx';

/** /agency-desk/compliance/templates: the questionnaires of due diligence, each with its versions. */
export function TemplatesPage() {
  const found = useData(api.builderVersions, {});
  return (
    <>
      <PageHeader title="Form templates" />
      <Loaded of={found} skeleton={320}>
        {(versions) => (
          <div className={classes.sides}>
            {(Object.keys(cddFor) as CddFor[]).map((side) => (
              <Side key={side} side={side} versions={versions.filter(({ cDDFor }) => cDDFor === side)} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}

function Side({ side, versions }: { side: CddFor; versions: Version[] }) {
  const navigate = useNavigate();
  const today = useToday();
  const begin = useChange(api.draftTemplate);
  const inForce = versions.find(({ state, validFrom }) => state === 'PUBLISHED' && validFrom <= today);
  const hasNext = versions.some(({ state }) => state !== 'PUBLISHED');
  const start = async () => {
    const { id } = await begin.mutateAsync({ body: { cDDFor: side } });
    await navigate({ to: `${templatesAddress}/${id}` });
  };
  return (
    <Panel
      title={cddFor[side]}
      action={
        !hasNext && (
          <Button variant="default" loading={begin.isPending} onClick={() => void start().catch(() => undefined)}>
            New version
          </Button>
        )
      }
    >
      <ul>
        {versions.map((version) => (
          <li key={version.id} className={classes.version}>
            <span className={classes.words}>
              <Anchor component={RouteLink} to={`${templatesAddress}/${version.id}`} inherit fw={600}>
                Version {version.version}
              </Anchor>
              <span className="g-note">{aboutOf(version)}</span>
            </span>
            {version === inForce ? (
              <StatusBadge tone="success">In force</StatusBadge>
            ) : (
              <VersionBadge version={version} today={today} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const aboutOf = ({ state, validFrom, forms, madeBy }: Version): string => {
  if (state === 'DRAFT') return madeBy ? `By ${madeBy}` : 'By an update of Gable';
  const from = `from ${formatDay(validFrom)}`;
  return state === 'PROPOSED' ? from : `${from} · ${forms === 1 ? '1 form' : `${forms.toLocaleString('en')} forms`}`;
};
