import { type CallFailure, isOffline } from '#platform/web/api/failure.ts';
import type { Answers, AskedQuestion, AskedSection, Questions } from '../answering/asked.calls.ts';

/** What was given to a question and is not saved yet. */
export type Draft = Pick<AskedQuestion['answer'], 'value' | 'detail' | 'remark'>;
export type Drafts = Readonly<Record<string, Draft>>;

/** `elsewhere`: it was answered in another tab meanwhile; `refused`: by the server, as `failure` says. */
type Standing = 'saved' | 'saving' | 'offline' | 'elsewhere' | 'refused';
export type AnswersState = {
  questions: Questions;
  drafts: Drafts;
  standing: Standing;
  failure: CallFailure | undefined;
};

type Save = (section: string, seen: string, answers: Answers) => Promise<Questions>;
type Keep = { drafts: Drafts; keep: (drafts: Drafts) => void };

/** Milliseconds after the last tap until it is saved, and between two tries without a connection. */
const pauses = { tap: 500, offline: 4_000 };

/** The answer to a question as it is on the page. */
const answerOf = ({ code, answer }: AskedQuestion, drafts: Drafts): AskedQuestion['answer'] => ({
  ...answer,
  ...drafts[code],
});

/** The sections with what is not saved yet in its place. */
export const withDrafts = (sections: readonly AskedSection[], drafts: Drafts): AskedSection[] =>
  sections.map((section) => ({
    ...section,
    questions: section.questions.map((each) => ({ ...each, answer: answerOf(each, drafts) })),
  }));

const isSame = (one: Draft | undefined, other: Draft) =>
  one?.value === other.value && one.detail === other.detail && one.remark === other.remark;

/** What is answered in this tab: it is kept here until it is saved, a section at a time and one after the other. */
export const makeAnswers = (initial: Questions, kept: Keep, save: Save) => {
  let state: AnswersState = { questions: initial, drafts: kept.drafts, standing: 'saved', failure: undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();
  const change = (part: Partial<AnswersState>) => {
    state = { ...state, ...part };
    if (part.drafts) kept.keep(part.drafts);
    for (const changed of listeners) changed();
  };
  const draftsIn = ({ questions }: AskedSection): Answers =>
    questions.flatMap(({ code }) => {
      const draft = state.drafts[code];
      return draft ? [{ code, ...draft }] : [];
    });
  const without = (sent: Answers): Drafts =>
    Object.fromEntries(
      Object.entries(state.drafts).filter(([code, draft]) => {
        const was = sent.find((each) => each.code === code);
        return !was || !isSame(was, draft);
      }),
    );
  const later = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
  };

  const saveOne = async (section: AskedSection): Promise<boolean> => {
    const sent = draftsIn(section);
    change({ standing: 'saving', failure: undefined });
    try {
      const questions = await save(section.key, section.seen, sent);
      change({ questions, drafts: without(sent), standing: 'saved' });
      return true;
    } catch (error) {
      const failure = error as CallFailure;
      if (isOffline(failure) || failure.status >= 500) {
        change({ standing: 'offline' });
        later(pauses.offline);
      } else if (failure.errors[0]?.code === 'answers.stale') {
        change({ questions: failure.detail as Questions, drafts: without(sent), standing: 'elsewhere' });
      } else change({ standing: 'refused', failure });
      return false;
    }
  };
  const unsaved = () => state.questions.sections.find((section) => draftsIn(section).length > 0);
  const saveAll = async (): Promise<boolean> => {
    for (let section = unsaved(); section; section = unsaved()) if (!(await saveOne(section))) return false;
    return true;
  };
  /** Saves what is not saved; whether all is. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    get: () => state,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    answer: (question: AskedQuestion, part: Partial<Draft>) => {
      const { value, detail, remark } = answerOf(question, state.drafts);
      change({ drafts: { ...state.drafts, [question.code]: { value, detail, remark, ...part } } });
      later(pauses.tap);
    },
    flush,
    /** The questions as they were read anew, as after a file was added. */
    renew: (questions: Questions) => change({ questions }),
    /** Nothing is saved any more: the page is left. */
    stop: () => clearTimeout(timer),
  };
};
