import type { Browser, Page } from 'playwright-core';

/**
 * Milliseconds of the page's main thread: the tasks from the key to the frame that shows it, what came after them until
 * the next key (the draft kept once the typing pauses, the caret, the browser's own sweeping), and the longest task of all.
 */
export type Keystroke = { work: number; later: number; longest: number };

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string }; src_func?: string };
};

/** ThreadControllerImpl::RunTask is every task of a thread, with its CPU time (RunTask is the same once more); EventDispatch shows which has the key. */
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

/**
 * Notes every task of the page's main thread while keys are pressed. Event Timing and long tasks were no use here: the
 * one counts the wait for a frame too and in steps of 8 ms, the other only counts tasks over 50 ms.
 * Milliseconds are of CPU: what else the machine does hardly changes them, and the throttle's own work is among them.
 */
export const traceKeys = async (browser: Browser, page: Page, press: () => Promise<void>): Promise<Keystroke[]> => {
  await browser.startTracing(page, { categories });
  let trace: Buffer;
  try {
    await press();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return keystrokesIn(traceEvents);
};

const isKeydown = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args?.data?.type === 'keydown';

/** The task that draws a frame: style, layout, paint, and what waits for one. */
const drawsFrame = ({ args }: TraceEvent) => args?.src_func === 'ScheduledActionSendBeginMainFrame';

const millisecondsOf = ({ tdur, dur }: TraceEvent) => (tdur ?? dur ?? 0) / 1000;
const sumOf = (tasks: TraceEvent[]) => tasks.reduce((sum, task) => sum + millisecondsOf(task), 0);

const keystrokesIn = (events: TraceEvent[]): Keystroke[] => {
  const keys = events.filter(isKeydown).sort((a, b) => a.ts - b.ts);
  const [first] = keys;
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === first?.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts);
  /** When the task began in which a key came in. */
  const starts = keys.map((key) => tasks.findLast(({ ts }) => ts <= key.ts)?.ts ?? key.ts);
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = tasks.filter(({ ts }) => ts >= start && ts < end);
    const shown = own.findIndex(drawsFrame) + 1 || own.length;
    return {
      work: sumOf(own.slice(0, shown)),
      later: sumOf(own.slice(shown)),
      longest: Math.max(0, ...own.map(millisecondsOf)),
    };
  });
};
