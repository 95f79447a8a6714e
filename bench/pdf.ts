import { loadavg } from 'node:os';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { invoiceData } from '#features/billing/papers/invoice-data.server.ts';
import { withCode } from '#features/billing/papers/papers.server.ts';
import type { Bill } from '#features/billing/room.calls.ts';
import { Summary } from '#features/esubmission/summary/summary.calls.ts';
import { summaryData } from '#features/esubmission/summary/summary-data.server.ts';
import { particulars } from '#test/deals.ts';
import type { Caller } from '#test/esubmissions.ts';
import { must } from '../e2e/journey/caller.ts';
import { fontPaths, workspace } from '../platform/server/pdf/fonts.ts';
import { callsOf, enterDemo, type Member } from './harness/caller.ts';
import { withDemo } from './harness/demo.ts';
import { type Figures, figuresOf } from './harness/figures.ts';
import { aFullCase } from './harness/full-case.ts';
import { table, times } from './harness/table.ts';

const templateIn = (path: string) => new URL(`../features/${path}`, import.meta.url).pathname;

/** The most milliseconds for 95 of 100 papers. */
const bar = 120;
/** More papers than the cache of the typesetter holds. */
const cases = 14;
const rounds = 10;

/** Papers that are set over HTTP, and the same set by a bare compiler: each has the data that its template takes. */
type Papers = { name: string; member: Member; template: string; papers: { path: string; data: unknown }[] };

/** Papers as PDF over HTTP, one after the other, beside the same documents set by a bare compiler. */
export const pdfBench = (): Promise<void> =>
  withDemo(async (url) => {
    const [agent, desk] = [await enterDemo(url, 'hannah.lim'), await enterDemo(url, 'mei.tan')];
    const rows = [
      await rowOf(await summaries('summary of full cases', agent, await fullCases(callsOf(agent)))),
      await rowOf(await summaries('summary of the agency’s', desk, await newest(callsOf(desk)))),
      await rowOf(await invoices(await enterDemo(url, 'lay.hoon'))),
    ];
    process.stdout.write(`${table(head, rows)}\n`);
  });

const summaries = async (name: string, member: Member, eSubIds: string[]): Promise<Papers> => {
  const caller = callsOf(member);
  const papers = [];
  for (const eSubId of eSubIds) {
    const summary = Summary.parse(await must(caller.get(`/api/v1/esubmissions/${eSubId}/summary`)));
    const [agency, head] = [
      { name: 'Gable', lines: [], letterhead: null },
      { seq: 1, hash: '0'.repeat(64) },
    ];
    const data = summaryData(summary, { agency, head, at: new Date().toISOString() });
    papers.push({ path: `/api/v1/esubmissions/${eSubId}/download-summary`, data });
  }
  return { name, member, template: templateIn('esubmission/summary/summary.typ'), papers };
};

const invoices = async (member: Member): Promise<Papers> => {
  const { rows } = await must(callsOf(member).get(`/agency/v1/finance/bills?state=PAID&pageSize=${cases}`));
  const papers = (rows as Bill[]).map((bill) => ({
    path: `/agency/v1/finance/invoices/${bill.invoiceId}/pdf`,
    data: withCode(invoiceData(printedOf(bill))),
  }));
  return { name: 'tax invoice', member, template: templateIn('billing/papers/invoice.typ'), papers };
};

const printedOf = ({ number, invoiceToText, dealNo, caseNo, address, agentName, netCents, gstCents }: Bill) => ({
  number: number ?? '',
  dealNo,
  caseNo,
  address,
  netCents,
  gstCents,
  gstRate: 90_000,
  isRegistered: true,
  issuedOn: '2026-01-05',
  dueOn: '2026-01-19',
  completedOn: '2026-01-02',
  transaction: 'SALE' as const,
  from: particulars,
  to: { text: invoiceToText, address: '' },
  agent: { name: agentName, registrationNo: 'R000001A' },
});

const fullCases = async (agent: Caller): Promise<string[]> => {
  const eSubIds: string[] = [];
  for (let index = 0; index < cases; index++) eSubIds.push(await aFullCase(agent, `4${index % 10}-${index + 10}`));
  return eSubIds;
};

const newest = async (desk: Caller): Promise<string[]> => {
  const { rows } = await must(desk.get(`/api/v1/esubmissions?pageSize=${cases}`));
  return (rows as { eSubId: string }[]).map(({ eSubId }) => eSubId);
};

const head = ['as PDF, ms', 'set', 'gable p50', 'p95', 'bare p50', 'p95', 'ratio of p50', 'load', ''];

const rowOf = async ({ name, member, template, papers }: Papers): Promise<string[]> => {
  console.error(`pdf: ${name}`);
  const asked = async ({ path }: { path: string }) => download(member, path);
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });
  const set = async ({ data }: { data: unknown }) => compile(compiler, template, data);
  // In turn, after a warm-up of each: what else the machine does meets them alike.
  for (const side of [asked, set]) await timed(papers, side);
  const [gable, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    gable.push(...(await timed(papers, asked)));
    bare.push(...(await timed(papers, set)));
  }
  const [ours, theirs] = [figuresOf(gable, 1, 0), figuresOf(bare, 1, 0)];
  return [
    name,
    String(gable.length),
    ...cells(ours),
    ...cells(theirs),
    times(ours.p50 / theirs.p50),
    (loadavg()[0] ?? 0).toFixed(1),
    ours.p95 <= bar ? 'ok' : `over ${bar}`,
  ];
};

const cells = ({ p50, p95 }: Figures) => [p50.toFixed(1), p95.toFixed(1)];

const timed = async <P>(papers: P[], work: (paper: P) => Promise<unknown>): Promise<number[]> => {
  const spent: number[] = [];
  for (const paper of papers) {
    const began = performance.now();
    await work(paper);
    spent.push(performance.now() - began);
  }
  return spent;
};

const download = async ({ url, token }: Member, path: string): Promise<void> => {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  const bytes = await answer.arrayBuffer();
  if (!answer.ok || bytes.byteLength < 5_000) throw new Error(`${answer.status}: no PDF at ${path}`);
};

const compile = (compiler: NodeCompiler, template: string, data: unknown): Buffer => {
  const { result } = compiler.compile({ mainFilePath: template, inputs: { data: JSON.stringify(data) } });
  if (!result) throw new Error('The template does not compile.');
  const pdf = compiler.pdf(result, { pdfTags: true });
  compiler.evictCache(10);
  return pdf;
};
