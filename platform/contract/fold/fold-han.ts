import { hanClasses } from './han-classes.ts';

const intoOf: ReadonlyMap<string, string> = new Map(
  hanClasses
    .trim()
    .split(/\s+/)
    .flatMap((signs) => {
      const [into = '', ...others] = signs;
      return others.map((sign) => [sign, into] as const);
    }),
);

const han = /\p{Script=Han}/u;
const each = /\p{Script=Han}/gu;

/** With one sign for those that are written for each other: 陳大偉 and 陈大伟, 髙 and 高. Not to be shown: it is for comparing alone. */
export const foldHan = (text: string): string =>
  han.test(text) ? text.replace(each, (sign) => intoOf.get(sign) ?? sign) : text;
