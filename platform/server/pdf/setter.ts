import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { FromSetter, PdfOrder, ToSetter } from './render-pdf.ts';

/** The thread that sets documents with Typst. */

const port = parentPort;
if (!port) throw new Error('This runs as a worker.');

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** Latin with its accents, Chinese, Tamil: names are printed as they stand in the identity document. */
const fonts = [
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  'noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
  'noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf',
].map((file) => dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`))));

const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fonts }] });

const setOne = ({ template, data, at }: PdfOrder): Buffer => {
  const result = compiler.compile({
    mainFilePath: template,
    inputs: { data: JSON.stringify(data) },
  });
  const document = result.result;
  if (!document) {
    const [first] = compiler.fetchDiagnostics(result.takeDiagnostics() ?? result.takeError() ?? nothingSaid());
    throw new Error(`${relative(workspace, template)} can't be set: ${JSON.stringify(first)}`);
  }
  const pdf = compiler.pdf(document, { pdfTags: true, creationTimestamp: Math.floor(Date.parse(at) / 1000) });
  // What was not used for some documents is let go.
  compiler.evictCache(10);
  return pdf;
};

const nothingSaid = (): never => {
  throw new Error('Typst gave neither a document nor a reason.');
};

port.on('message', ({ id, ...order }: ToSetter) => {
  let answer: FromSetter;
  try {
    answer = { id, pdf: new Uint8Array(setOne(order)) };
  } catch (error) {
    answer = { id, problem: (error as Error).message };
  }
  port.postMessage(answer);
});
