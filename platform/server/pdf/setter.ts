import { relative } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { writtenText } from '#platform/contract/clean-text.ts';
import { answerQuestions } from '../threads/answer.ts';
import { fontPaths, workspace } from './fonts.ts';
import type { PdfOrder } from './render-pdf.ts';

/** The thread that sets documents with Typst. */

const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });

const setOne = ({ template, data, at, isPicture = false }: PdfOrder): Buffer => {
  const result = compiler.compile({
    mainFilePath: template,
    inputs: { data: JSON.stringify(data, (_, value) => (typeof value === 'string' ? writtenText(value) : value)) },
  });
  const document = result.result;
  if (!document) {
    const [first] = compiler.fetchDiagnostics(result.takeDiagnostics() ?? result.takeError() ?? noReason());
    throw new Error(`${relative(workspace, template)} can't be set: ${JSON.stringify(first)}`);
  }
  const made = isPicture
    ? Buffer.from(compiler.plainSvg(document))
    : compiler.pdf(document, { pdfTags: true, creationTimestamp: Math.floor(Date.parse(at) / 1000) });
  // Removes what the last ten documents did not use.
  compiler.evictCache(10);
  return made;
};

const noReason = (): never => {
  throw new Error('Typst gave neither a document nor a reason.');
};

answerQuestions((order: PdfOrder) => new Uint8Array(setOne(order)));
