import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import type { BuilderVersion } from './builder.calls.ts';
import { editedParts, type Translation as Language } from './builder.words.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { crumbs, TemplateHead } from './TemplateHead.tsx';
import classes from './Templates.module.css';
import { Translate, WordsBadge } from './Translation.tsx';

/** /agency-desk/compliance/templates/{id}: a version of a questionnaire, which is edited while it is a draft. */
export function TemplatePage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  return (
    <RecordPage call={api.builderVersion} input={{ params: { id } }} title="Form template" crumbs={crumbs}>
      {(version) => <Page version={version} />}
    </RecordPage>
  );
}

function Page({ version }: { version: BuilderVersion }) {
  const { state, validFrom, questions, differences, mayEdit, reason } = version;
  const sections = [...Map.groupBy(questions, ({ sectionNo }) => sectionNo).values()];
  const [language, read] = useState<Language>();
  return (
    <>
      <TemplateHead version={version} />
      <div className={classes.stack}>
        {state === 'DRAFT' && reason && (
          <Notice tone="warning" title="Returned to draft">
            {reason}
          </Notice>
        )}
        {state === 'PROPOSED' && (
          <Notice tone="info" title={`Waiting for approval, to apply from ${formatDay(validFrom)}`}>
            {reason}
          </Notice>
        )}
        {(state !== 'PUBLISHED' || differences.length > 0) && (
          <Panel title="Changes" description={`From version ${version.version - 1}`}>
            {differences.length === 0 ? (
              'None yet. Edit a question below.'
            ) : (
              <ul>
                {differences.map(({ questionFID, part, before, after }) => (
                  <li key={`${questionFID} ${part}`} className={classes.change}>
                    <span className="g-note">
                      {questionFID} · {editedParts[part]}
                    </span>
                    {before && <span className={classes.before}>{before}</span>}
                    <span className={classes.after}>{after || 'Removed'}</span>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        )}
        <LanguageSwitch version={version} language={language} onChange={read} />
        {sections.map((rows) => (
          <Panel
            key={rows[0]?.sectionNo}
            title={`${rows[0]?.sectionNo} ${rows[0]?.sectionName}`}
            {...sectionIn(version, rows[0]?.sectionNo, language)}
          >
            <ul>
              {rows.map((row) => (
                <QuestionRow
                  key={row.questionFID}
                  row={row}
                  version={version}
                  mayEdit={mayEdit}
                  language={row.audience === 'C' ? language : undefined}
                />
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  );
}

/** The name of a section in another language, and where it is edited. */
const sectionIn = (version: BuilderVersion, sectionNo: number | undefined, language: Language | undefined) => {
  const section = version.sections.find((each) => each.sectionNo === sectionNo);
  if (!section || !language) return {};
  const { words } = section;
  return {
    description: (
      <>
        <span lang={language}>{words.find((each) => each.language === language)?.name}</span>{' '}
        <WordsBadge words={words} language={language} />
      </>
    ),
    ...(version.mayEdit && { action: <Translate section={section} version={version} language={language} /> }),
  };
};
