import type { Drafts } from './answers.web.ts';

const key = 'gable-answers';

/** What was answered in this tab and is not saved yet, so that nothing is lost with the network or by a reload. */
export const keptAnswers = (token: string): { drafts: Drafts; keep: (drafts: Drafts) => void } => ({
  drafts: read(token),
  keep: (drafts) => {
    try {
      if (Object.keys(drafts).length === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify({ token, drafts }));
    } catch {
      // Without storage it stays on the page.
    }
  },
});

const read = (token: string): Drafts => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { token: string; drafts: Drafts } | null;
    return stored?.token === token ? stored.drafts : {};
  } catch {
    return {};
  }
};
