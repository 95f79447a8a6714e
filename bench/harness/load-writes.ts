import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Side } from './alternate.ts';
import { cpuOf } from './cpu.ts';
import { figuresOf } from './figures.ts';
import type { Server } from './processes.ts';

export type Write = { method: string; url: string; headers: Record<string, string>; body: unknown };

/** One connection's work: what to send next, given the answer to the last. */
export type Writer = { next(): Write; answered(answer: unknown): void };

/** Writers side by side, each sending its next change when its last is answered, over a connection of its own. */
export const loadWrites = (name: string, { pid }: Server, writers: Writer[]): Side => ({
  name,
  run: async (seconds) => {
    const times: number[] = [];
    const before = cpuOf(pid);
    const began = performance.now();
    const until = began + seconds * 1000;
    await Promise.all(writers.map((writer) => keepWriting(writer, until, times)));
    return figuresOf(times, (performance.now() - began) / 1000, cpuOf(pid) - before);
  },
});

const keepWriting = async (writer: Writer, until: number, times: number[]) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (performance.now() < until) {
    const write = writer.next();
    const began = performance.now();
    const answer = await send(write, agent);
    times.push(performance.now() - began);
    writer.answered(answer);
  }
  agent.destroy();
};

const send = async ({ method, url, headers, body }: Write, agent: Agent): Promise<unknown> => {
  const payload = JSON.stringify(body);
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const length = Buffer.byteLength(payload);
  const call = request(url, {
    method,
    agent,
    headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
  });
  call.on('error', reject);
  call.on('response', async (response) => {
    const said = await text(response).catch(reject);
    if (response.statusCode === 200) resolve(JSON.parse(said ?? ''));
    else reject(new Error(`${method} ${url}: ${response.statusCode} ${said}`));
  });
  call.end(payload);
  return promise;
};
