import { IconLock } from '@tabler/icons-react';
import { Values } from '#platform/web/kit/text/Values.tsx';
import type { DocumentOfVisit } from '../room.calls.ts';
import { Bilingual } from './Bilingual.tsx';
import { useWords } from './language.web.ts';
import classes from './Reading.module.css';
import texts from './texts.module.css';

/** One section of the document: what is known, and questions with their answers. */
export function ReadSection({ section: { facts, rows } }: { section: DocumentOfVisit['sections'][number] }) {
  const { words } = useWords();
  return (
    <>
      {facts.length > 0 && (
        <div className={`${texts.box} ${classes.facts}`}>
          <Values items={facts} />
          {facts.some(({ isPrivate }) => isPrivate) && (
            <p className={classes.private}>
              <IconLock size={16} stroke={1.7} aria-hidden />
              {words.numbersMasked}
            </p>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <dl className={`${texts.box} ${classes.rows}`}>
          {rows.map(({ code, question, answer, remark, localQuestion, localAnswer }) => (
            <div key={code} className={classes.row}>
              <dt>
                <span className={classes.code}>{code}</span>{' '}
                <Bilingual words={{ en: question, local: localQuestion }} />
              </dt>
              <dd>
                <span className={classes.answer}>
                  {answer ? <Bilingual words={{ en: answer, local: localAnswer }} /> : '–'}
                </span>
                {remark && <span className={classes.remark}>{remark}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
