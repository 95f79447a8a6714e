import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { plainPdf } from '#platform/server/pdf/plain-pdf.ts';
import { uploadPaper } from '../papers/papers.server.ts';
import { assessForm } from '../rating/assess-form.rules.ts';
import { determine } from '../rating/determine.server.ts';
import { nothingBeside, withoutLink } from '../rating/rating.rules.ts';
import { sendForSigning } from '../signing/send.server.ts';
import { ecddForm } from '../tables.server.ts';
import { rowsFor } from '../templates/templates.server.ts';
import { answersTo } from './demo-answers.server.ts';
import { listedOn } from './evaluate-form.server.ts';
import { ChangedForm } from './form.calls.ts';
import { type Answer, answersOf, type FormFacts } from './rows.rules.ts';
import { updateForm } from './save.server.ts';

type Filled = { until: 'SENT' | 'SIGNED'; isForSelf: boolean };

/** Who acts for somebody else says so. */
const forOther: Answer = {
  questionFID: '1.04',
  checkedResult: 'N',
  remark: 'For the owner, by the power of attorney that was seen.',
  detail: '',
};

/** Answers a form as most customers do, determines its risk, and sends it to the customer or has it signed on paper. */
export const fillDemoForm = async (at: Writing, id: string, { until, isForSelf }: Filled): Promise<void> => {
  const [form] = await at.db.select().from(ecddForm).where(eq(ecddForm.id, id));
  if (!form) throw missing('form');
  const rows = await rowsFor(at.db, form.templateId, 'A');
  const facts: FormFacts = {
    ...form,
    isLease: form.cddFor.startsWith('LEASE'),
    papers: [],
    listed: await listedOn(at.db, today(at.clock)),
  };
  const isByLink = until === 'SENT' && form.particulars.email !== '';
  // Without a link it counts as medium, and all of it is asked.
  const factors = isByLink ? [] : [withoutLink];
  const { asked: questions } = assessForm(rows, answersOf([]), facts, { ...nothingBeside, factors });
  const { property, category, leaseMonths, amountCents, hasUcp, isUcp, particulars } = form;
  const { version, ownVersion } = await updateForm(at, {
    body: ChangedForm.parse({
      id,
      version: form.version,
      property,
      category,
      leaseMonths,
      amountCents,
      hasUcp,
      isUcp,
      particulars,
      listECDDAMLFormResult: answersTo(form.cddFor, questions, facts, isForSelf ? [] : [forOther]),
    }),
  });
  const nothing = { params: undefined, query: undefined };
  const mitigation = 'Signed copy seen with the identity card.';
  await determine(at, { ...nothing, body: { id, version, ownVersion, mitigation } });
  if (isByLink) {
    await sendForSigning(at, { ...nothing, body: { id, recipient: 'email', way: 'MAIL', answers: 'WITH_ME' } });
    return;
  }
  const pdf = plainPdf('Signed form', [
    { kind: 'title', text: `Due diligence form ${form.formNo}` },
    { kind: 'small', text: 'Specimen of the demo agency.' },
  ]);
  await uploadPaper(at, {
    ...nothing,
    body: { id, attachCode: 'SIGNED', version, mitigation: '' },
    file: { source: Readable.from([pdf]), fileName: `${form.formNo} signed.pdf` },
  });
};
