import { loadavg } from 'node:os';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Summary } from '#features/esubmission/contract/summary.ts';
import { summaryData } from '#features/esubmission/server/papers/summary-data.ts';
import type { Caller } from '#test/esubmissions.ts';
import { must } from '../e2e/journey/caller.ts';
import { fontPaths, workspace } from '../platform/server/pdf/fonts.ts';
import { callsOf, enterDemo, type Member } from './harness/caller.ts';
import { withDemo } from './harness/demo.ts';
import { type Figures, figuresOf } from './harness/figures.ts';
import { aFullCase } from './harness/full-case.ts';
import { table, times } from './harness/table.ts';

const template = new URL('../features/esubmission/server/papers/summary.typ', import.meta.url).pathname;

/** The most milliseconds for 95 of 100 summaries. */
const bar = 120;
/** More submissions than the cache of the typesetter holds. */
const cases = 14;
const rounds = 10;

/** The summary as a PDF over HTTP, one after the other, beside the same documents set by a bare compiler. */
export const pdfBench = (): Promise<void> =>
  withDemo(async (url) => {
    const [agent, desk] = [await enterDemo(url, 'hannah.lim'), await enterDemo(url, 'mei.tan')];
    const rows = [
      await rowOf('of full cases', agent, await fullCases(callsOf(agent))),
      await rowOf('of the agency’s', desk, await newest(callsOf(desk))),
    ];
    process.stdout.write(`${table(head, rows)}\n`);
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

const head = ['summary as PDF, ms', 'set', 'gable p50', 'p95', 'bare p50', 'p95', 'ratio of p50', 'load', ''];

const rowOf = async (name: string, member: Member, eSubIds: string[]): Promise<string[]> => {
  console.error(`pdf: ${name}`);
  const asked = (eSubId: string) => download(member, eSubId);
  const caller = callsOf(member);
  const data = new Map<string, unknown>();
  for (const eSubId of eSubIds) {
    const summary = Summary.parse(await must(caller.get(`/api/v1/esubmissions/${eSubId}/summary`)));
    const [agency, head] = [
      { name: 'Gable', lines: [] },
      { seq: 1, hash: '0'.repeat(64) },
    ];
    data.set(eSubId, summaryData(summary, { agency, head, at: new Date().toISOString() }));
  }
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });
  const set = async (eSubId: string) => compile(compiler, data.get(eSubId));
  // In turn, after a warm-up of each: what else the machine does meets them alike.
  for (const side of [asked, set]) await timed(eSubIds, side);
  const [gable, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    gable.push(...(await timed(eSubIds, asked)));
    bare.push(...(await timed(eSubIds, set)));
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

const timed = async (eSubIds: string[], work: (eSubId: string) => Promise<unknown>): Promise<number[]> => {
  const spent: number[] = [];
  for (const eSubId of eSubIds) {
    const began = performance.now();
    await work(eSubId);
    spent.push(performance.now() - began);
  }
  return spent;
};

const download = async ({ url, token }: Member, eSubId: string): Promise<void> => {
  const answer = await fetch(`${url}/api/v1/esubmissions/${eSubId}/download-summary`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const bytes = await answer.arrayBuffer();
  if (!answer.ok || bytes.byteLength < 5_000) throw new Error(`${answer.status}: no PDF of ${eSubId}`);
};

const compile = (compiler: NodeCompiler, data: unknown): Buffer => {
  const { result } = compiler.compile({ mainFilePath: template, inputs: { data: JSON.stringify(data) } });
  if (!result) throw new Error('The template does not compile.');
  const pdf = compiler.pdf(result, { pdfTags: true });
  compiler.evictCache(10);
  return pdf;
};
