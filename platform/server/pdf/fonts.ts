import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the Typst compiler is opened with: the folder that templates import from, and the fonts. */

export const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** The weights that templates set, for each script: names are printed as in the identity document. `fonts.typ` has the order. */
const weights: Record<string, [string, string]> = {
  '': ['400Regular', '600SemiBold'],
  '-sc': ['400Regular', '700Bold'],
  '-tamil': ['400Regular', '600SemiBold'],
  '-arabic': ['400Regular', '600SemiBold'],
  '-hebrew': ['400Regular', '600SemiBold'],
  '-devanagari': ['400Regular', '600SemiBold'],
  '-bengali': ['400Regular', '600SemiBold'],
  '-gujarati': ['400Regular', '600SemiBold'],
  '-thai': ['400Regular', '600SemiBold'],
  '-khmer': ['400Regular', '600SemiBold'],
  '-myanmar': ['400Regular', '600SemiBold'],
  '-kr': ['400Regular', '700Bold'],
};

/** Folders with one font each. */
export const fontPaths = Object.entries(weights).flatMap(([script, files]) => {
  const home = dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans${script}/package.json`)));
  return files.map((weight) => join(home, weight));
});
