import { existsSync, readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { brokenRules } from '#test/schematron/judge.ts';

const shared = new URL('../../../../shared/data/invoice/', import.meta.url);

/** Whether the schemas and rules of others are here, by which e-invoices are judged. A test without them is skipped. */
export const hasJudges = existsSync(shared);
if (!hasJudges)
  console.warn(
    'Skipped: e-invoices against the schemas of others. Put UBL 2.1 (docs.oasis-open.org/ubl, xsdrt) and the rules of PINT-SG ' +
      '(docs.peppol.eu/poac/sg) into ../shared/data/invoice.',
  );

const rulesOf = (name: string) => readFileSync(new URL(`pint-sg-1.4.1-schematron/${name}.sch`, shared), 'utf8');

/** The rules of PINT-SG that each paper breaks: those of every country, and those of Singapore. */
export const brokenPint = (papers: string[]): string[][] => {
  const common = brokenRules(rulesOf('PINT-UBL-validation-preprocessed'), papers);
  const local = brokenRules(rulesOf('PINT-jurisdiction-aligned-rules'), papers);
  return papers.map((_, index) => [...(common[index] ?? []), ...(local[index] ?? [])]);
};

/** The schemas of UBL 2.1. Answers what throws at a paper that is not valid. */
export const ublValidator = (): ((xml: string) => void) => {
  xmlRegisterFsInputProviders();
  const validatorOf = (name: string) => {
    const file = new URL(`ubl-2.1-xsdrt/maindoc/UBL-${name}-2.1.xsd`, shared).pathname;
    return XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(file), { url: file }));
  };
  const validators = { Invoice: validatorOf('Invoice'), CreditNote: validatorOf('CreditNote') };
  return (xml) =>
    validators[xml.includes('<Invoice ') ? 'Invoice' : 'CreditNote'].validate(XmlDocument.fromString(xml));
};
