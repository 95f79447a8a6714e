import { readFileSync } from 'node:fs';
import { XmlDocument } from 'libxml2-wasm';
import saxon from 'saxon-js';
import { create } from 'xmlbuilder2';

const toXslt = readFileSync(new URL('./to-xslt.xsl', import.meta.url), 'utf8');

/** Runs a stylesheet on a document. saxon-js compiles it within `fn:transform` only. */
const transformed = (stylesheet: string, source: string): string =>
  String(
    saxon.XPath.evaluate(
      "transform(map { 'stylesheet-text': $stylesheet, 'source-node': parse-xml($source), 'delivery-format': 'serialized' })?output",
      null,
      { params: { stylesheet, source } },
    ),
  );

/**
 * What the rules of a Schematron find in each paper: the ids of the rules that it breaks. `schematron` and `papers` are XML.
 * Give all papers at once, since the rules are compiled anew each time, which takes seconds.
 */
export const brokenRules = (schematron: string, papers: string[]): string[][] => {
  // saxon-js decodes `&amp;amp;` twice, hence CDATA.
  const source = create().ele('papers');
  for (const paper of papers) source.ele('paper').dat(paper);
  using judged = XmlDocument.fromString(transformed(transformed(toXslt, schematron), source.end()));
  return papers.map((_, index) => judged.find(`/judged/paper[${index + 1}]/failed/@id`).map(({ content }) => content));
};
