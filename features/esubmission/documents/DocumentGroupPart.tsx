import { Disclosure } from '#platform/web/kit/page/Disclosure.tsx';
import { lineKey } from '../checklist/checklist.rules.ts';
import classes from './DocumentLine.module.css';
import { DocumentLine } from './DocumentLine.tsx';
import { documentState } from './documents.words.ts';
import type { DocumentGroup } from './groupDocuments.web.ts';

type Props = { eSubId: string; group: DocumentGroup };

/** A part of the checklist. Documents that are not required are folded, unless one of them has a file. */
export function DocumentGroupPart({ eSubId, group }: Props) {
  const { key, title, note, rows } = group;
  const heading = (
    <>
      <h3 id={`documents-${key}`}>{title}</h3>
      <p className={classes.note}>{note}</p>
    </>
  );
  const lines = (
    <ul>
      {rows.map((document) => (
        <DocumentLine key={lineKey(document)} eSubId={eSubId} document={document} />
      ))}
    </ul>
  );
  if (key === 'now' || key === 'forms' || key === 'later') {
    return (
      <section className={classes.group} aria-labelledby={`documents-${key}`}>
        <div className={classes.head}>{heading}</div>
        {lines}
      </section>
    );
  }
  const isUsed = rows.some((document) => documentState(document) === 'there');
  return (
    <section className={classes.group}>
      <Disclosure
        startsOpen={isUsed}
        head={
          <>
            {heading}
            <span className="g-note">{rows.length}</span>
          </>
        }
      >
        {lines}
      </Disclosure>
    </section>
  );
}
