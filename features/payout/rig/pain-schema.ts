import { existsSync, readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';

/**
 * The schema of .09 itself is not to be had in a plain form. In what we write, .10 differs by its namespace alone, so the
 * file is checked by that one, with the namespace of it.
 */
const schema = new URL('../../../../shared/data/iso20022/pain.001.001.10.xsd', import.meta.url);

/** Whether the schema is here. A test without it is skipped. */
export const hasPainSchema = existsSync(schema);
if (!hasPainSchema)
  console.warn(
    'Skipped: bank files against the schema of ISO 20022. Put pain.001.001.10.xsd (www.iso20022.org, archive of payments initiation) ' +
      'into ../shared/data/iso20022.',
  );

/** Answers what throws at a bank file that is not valid. */
export const painValidator = (): ((xml: string) => void) => {
  const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schema)));
  return (xml) => validator.validate(XmlDocument.fromString(xml.replace('pain.001.001.09', 'pain.001.001.10')));
};
