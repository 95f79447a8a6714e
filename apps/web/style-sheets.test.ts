import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const assets = join(import.meta.dirname, '../../dist/web/assets');
const mantine = readFileSync(createRequire(import.meta.url).resolve('@mantine/core/styles.css'), 'utf8');

/** The classes of Mantine in the built files of one kind. */
const classesIn = (kind: RegExp) =>
  new Set(
    readdirSync(assets)
      .filter((name) => kind.test(name))
      .flatMap((name) => readFileSync(join(assets, name), 'utf8').match(/\bm_[0-9a-f]{6,8}\b/g) ?? []),
  );

/** Come with the editor's module: colours and columns are never drawn, and what is written looks as it does where it is read. */
const notStyled = ['ColorPicker', 'ColorSwatch', 'SimpleGrid', 'Typography'].flatMap(
  (name) =>
    readFileSync(createRequire(import.meta.url).resolve(`@mantine/core/styles/${name}.css`), 'utf8').match(
      /\bm_[0-9a-f]{6,8}\b/g,
    ) ?? [],
);

it('every component of Mantine that is used has its style sheet', () => {
  const styled = classesIn(/\.css$/);
  const drawn = [...classesIn(/\.js$/)].filter((each) => mantine.includes(`.${each}`));
  expect(drawn.length).toBeGreaterThan(100);
  expect(drawn.filter((each) => !styled.has(each) && !notStyled.includes(each))).toEqual([]);
});
