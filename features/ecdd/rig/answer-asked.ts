import { expect } from 'vitest';
import type { AskedQuestion, AskedSection } from '#features/signing/answering/asked.calls.ts';
import type { visitLink } from './visit-link.ts';

type Customer = Awaited<ReturnType<typeof visitLink>>;
type Given = { code: string; value: string; detail?: string; remark?: string };

/** Questions of which No is the answer that counts for something. */
const yesIsUsual = ['1.01', '1.04', '4.01', '4.02', '5.02', '5.04', '3.01', '3.05', '3.07'];

const usual = ({ code, kind, choices, opens }: AskedQuestion): Given => {
  if (kind === 'TEXT') return { code, value: 'Moving closer to the children' };
  if (kind === 'CHOICE') return { code, value: choices[0]?.code ?? '' };
  if (kind === 'COUNTRIES') return { code, value: 'SG' };
  const value = yesIsUsual.includes(code) ? 'Y' : kind === 'YNNA' ? 'NA' : 'N';
  const opened = opens.filter(({ on, isRequired }) => on === value && isRequired);
  return { code, value, ...(opened.some((each) => each.kind === 'TEXT') && { remark: 'As said' }) };
};

/** The customer answers all that is asked, section by section, with what is usual but for what is given; they don't finish. */
export const answerAsked = async (customer: Customer, given: Given[] = []): Promise<void> => {
  const byCode = new Map(given.map((each) => [each.code, each]));
  const done = new Set<string>();
  for (;;) {
    const { sections } = (await customer.questions()).body.data as { sections: AskedSection[] };
    const next = sections.find(({ key }) => !done.has(key));
    if (!next) return;
    done.add(next.key);
    const answers = next.questions
      .filter(({ kind }) => kind !== 'FILE')
      .map((each) => byCode.get(each.code) ?? usual(each));
    const saved = await customer.answer(next.key, next.seen, answers);
    expect([saved.status, saved.body.errors]).toEqual([200, []]);
  }
};
