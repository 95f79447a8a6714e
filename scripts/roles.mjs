// What a file of a room is, for every check that asks. Runs on Node 20: built-in modules only.

/**
 * A room is laid out in one of two ways. By folders: its first folder, or the name of a file beside them, says what a file is
 * (`server/list.ts`, `words.ts`). By endings: a folder is a capability, and the end of a file's name says it (`bank/list.server.ts`).
 */
const parts = ['contract', 'words', 'rules', 'server', 'web'];
const room = '^features/[^/]+/';
const inPart = new RegExp(`${room}(${parts.join('|')})/`);
/** A file beside the folders of a room that is laid out by them. */
const asPart = new RegExp(`${room}((contract|words|rules|settings)(\\.test)?\\.ts|(${parts.join('|')})/.*)$`);
const byEnding = `${room}(?!(${parts.join('|')})/)(?!.*(\\.test\\.tsx?$|/rig/)).*`;

/** Tests, and what they share. */
export const tests = '\\.test\\.tsx?$|/rig/';

/** The files of each role, as a regular expression on the path: those of rooms by folders or of rooms by endings. */
export const filesOf = {
  calls: `${room}contract(/|\\.ts$)|${byEnding}\\.calls\\.ts$`,
  words: `${room}words(/|\\.ts$)|${byEnding}\\.words\\.ts$`,
  rules: `${room}rules(/|\\.ts$)|${byEnding}\\.rules\\.ts$`,
  settings: `${room}settings\\.ts$|${byEnding}\\.settings\\.ts$`,
  server: `${room}server/|${byEnding}(\\.server\\.ts|\\.sql|\\.typ|\\.csv)$`,
  web: `${room}web/|${byEnding}(\\.web\\.ts|\\.tsx|\\.module\\.css)$`,
};
/** What a room shows of its two sides to rooms above it; the four other roles are open by themselves. */
export const doors = `${room}((server|web)/index|index\\.(server|web))\\.ts$`;
/** Pages outside of the app. */
export const outside = `${room}(web/)?outside/`;

const ofRules = new RegExp(`${room}(rules(/|(\\.test)?\\.ts$)|.*\\.rules(\\.test)?\\.ts$)`);
/** Rules, their tests and what these share: they know no clock. */
export const isOfRules = (path) => ofRules.test(path);

const compiled = Object.entries(filesOf).map(([role, pattern]) => [role, new RegExp(pattern)]);
const ofTests = new RegExp(tests);

/** `calls`, `words`, `rules`, `settings`, `server` or `web`; `test` for tests and what they share; undefined if nothing says it. */
export const roleOf = (path) => {
  if (ofTests.test(path)) return 'test';
  return compiled.find(([, pattern]) => pattern.test(path))?.[0];
};

/** Whether the room of a file is laid out by folders or by endings, as far as the file tells. */
export const layoutOf = (path) => (asPart.test(path) ? 'folders' : 'endings');

const endings = /\.(calls|words|rules|settings|server|web|card)(\.test)?\.tsx?$/;
/** A file in a folder that says what it is, and with an ending that says it as well. */
export const saysItTwice = (path) => inPart.test(path) && endings.test(path);
