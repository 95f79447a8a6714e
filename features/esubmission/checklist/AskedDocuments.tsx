import { Anchor } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { levelWords } from '../checklist-rules/ruleWords.web.ts';
import { blankFormAddress } from '../documents/blankForm.web.ts';
import type { RequiredDocument } from '../documents/documents.calls.ts';
import classes from './AskedDocuments.module.css';
import { lineKey } from './checklist.rules.ts';
import { levels, type Stage, stages } from './checklist.words.ts';

const headings: Record<Stage, { title: string; description: string }> = {
  submit: { title: 'With the submission', description: 'It can be submitted when the required ones are there.' },
  invoice: { title: 'Before the invoice', description: 'Needed before the agency bills its fee.' },
  payout: { title: 'Before the payout', description: 'Needed before commission is paid out.' },
};

/** The documents of a combination by stage. Required documents come first. */
export function AskedDocuments({ documents }: { documents: RequiredDocument[] }) {
  return stages.map((stage) => {
    const asked = documents.filter((each) => each.stage === stage);
    if (asked.length === 0) return null;
    const inOrder = levels.flatMap((level) => asked.filter((each) => each.level === level));
    return (
      <Panel key={stage} {...headings[stage]}>
        <ul>
          {inOrder.map((document) => (
            <AskedLine key={lineKey(document)} document={document} />
          ))}
        </ul>
      </Panel>
    );
  });
}

function AskedLine({ document }: { document: RequiredDocument }) {
  const { documentId, name, note, level, per, hasTemplate } = document;
  return (
    <li className={classes.line}>
      <span className={classes.code}>{documentId}</span>
      <div className={classes.words}>
        <span className="g-medium">{name}</span>
        <span className="g-note">
          {per === 'party' && 'For each client. '}
          {note}
        </span>
        {hasTemplate && (
          <Anchor className={classes.form ?? ''} href={blankFormAddress(documentId)} download>
            <IconDownload size={15} stroke={1.8} aria-hidden />
            Blank form
            <span className="g-hidden"> of {name}</span>
          </Anchor>
        )}
      </div>
      <StatusBadge tone="neutral">{levelWords[level]}</StatusBadge>
    </li>
  );
}
