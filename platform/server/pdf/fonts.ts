import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the Typst compiler is opened with: the folder that templates import from, and the fonts. */

export const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** Latin with its accents, Chinese, Tamil: names are printed as in the identity document. */
export const fontPaths = [
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  'noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
  'noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf',
].map((file) => dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`))));
