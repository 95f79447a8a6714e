import type { Plugin } from 'vite';
import { template } from './outside-pages.ts';

/** Its index names all of its icons, and would make each of them a part of whoever shows one. */
const icons = /[\\/]@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]/;

/** Which modules the pages outside of the app share with the app. Known once the modules are read. */
export const sharedModules = () => {
  const app = new Set<string>();
  /** By what of the outside: its start, or a page or a later part of one, each by the name of its file. */
  const outside = new Map<string, Set<string>>();
  const plugin: Plugin = {
    name: 'gable-shared-modules',
    apply: 'build',
    buildEnd() {
      const importsOf = (id: string): readonly string[] => {
        const { importedIds = [], code } = this.getModuleInfo(id) ?? {};
        if (!importedIds.some((each) => icons.test(each)) || icons.test(id)) return importedIds;
        const shown = new Set(code?.match(/\bIcon[A-Z]\w*/g));
        const own = [...this.getModuleIds()].filter((each) => shown.has(nameOf(each)) && icons.test(each));
        return [...importedIds.filter((each) => !icons.test(each)), ...own];
      };
      const reach = (id: string, found: Set<string>, later: (id: string) => void) => {
        if (found.has(id)) return;
        found.add(id);
        for (const each of importsOf(id)) reach(each, found, later);
        for (const each of this.getModuleInfo(id)?.dynamicallyImportedIds ?? []) later(each);
      };
      const start = (file: string) => [...this.getModuleIds()].find((id) => id.endsWith(`/apps/web/${file}`)) ?? '';
      const inApp = (id: string) => reach(id, app, inApp);
      inApp(start('index.html'));
      const part = (id: string) => {
        if (outside.has(nameOf(id))) return;
        const found = new Set<string>();
        outside.set(nameOf(id), found);
        reach(id, found, part);
      };
      part(start(template));
    },
  };
  const usersOf = (id: string): string[] => [...outside].flatMap(([part, found]) => (found.has(id) ? part : []));
  return {
    plugin,
    isShared: (id: string): boolean => app.has(id) && usersOf(id).length > 0,
    isOfApp: (id: string): boolean => app.has(id),
    /** One piece for each part of the outside, with what no part before it shares with the app, so that they are few. */
    pieceOf: (id: string): string => `common-${usersOf(id)[0]}`,
  };
};

const nameOf = (id: string): string => /([^\\/]+?)\.\w+(?:\?.*)?$/.exec(id)?.[1] ?? id;
