import { type PDF, type PDFPage, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core';

/**
 * Joins the structure of pages that were copied out of another PDF to that of the document, so that a screen reader reads them as well: the
 * elements go into its one Document, and the parent tree gets the new pages. Both are tagged (PDF 1.7, 14.7).
 */
export const joinStructure = (document: PDF, source: PDF, copied: readonly PDFPage[]): void => {
  const ours = treeOf(document);
  const theirs = treeOf(source);
  const pages = new Map(source.getPages().map(({ ref }, index) => [ref.objectNumber, copied[index]?.ref]));
  const { registry } = document.context;
  const elements = new Map<number, PdfRef>();

  const copyElement = (from: PdfRef, parent: PdfRef): PdfRef => {
    const into = new PdfDict();
    const ref = registry.register(into);
    elements.set(from.objectNumber, ref);
    for (const [key, value] of dictAt(source, from))
      if (key.value !== 'P') into.set(key, key.value === 'K' ? copyKids(value, ref) : copy(value));
    into.set('P', parent);
    return ref;
  };
  const copyKids = (kids: PdfObject, parent: PdfRef): PdfObject => {
    if (kids instanceof PdfArray) return new PdfArray([...kids].map((kid) => copyKids(kid, parent)));
    return kids instanceof PdfRef && isElement(source, kids) ? copyElement(kids, parent) : copy(kids);
  };
  /** Attributes, and content of a page. References of the page itself are left out: the pages have no links or fields. */
  const copy = (value: PdfObject): PdfObject => {
    if (value instanceof PdfRef) {
      const page = pages.get(value.objectNumber);
      return page ?? copy(resolved(source, value));
    }
    if (value instanceof PdfArray) return new PdfArray([...value].map(copy));
    if (value instanceof PdfDict) return new PdfDict([...value].map(([key, each]) => [key, copy(each)]));
    return value;
  };

  const main = ours.document;
  const kids = arrayOf(document, dictAt(document, main), 'K');
  for (const kid of arrayOf(source, dictAt(source, theirs.document), 'K')) kids.push(copyKids(kid, main));

  const first = ours.root.getNumber('ParentTreeNextKey', resolverOf(document))?.value ?? 0;
  const parents = arrayOf(document, dictIn(document, ours.root, 'ParentTree'), 'Nums');
  const entries = [...arrayOf(source, dictIn(source, theirs.root, 'ParentTree'), 'Nums')];
  for (let at = 0; at + 1 < entries.length; at += 2) {
    const key = entries[at] as PdfNumber;
    const owners = entries[at + 1];
    const list = owners instanceof PdfRef ? resolved(source, owners) : owners;
    const mapped = [...(list as PdfArray)].map((each) => elements.get((each as PdfRef).objectNumber));
    const defined = mapped.filter((each) => each !== undefined);
    parents.push(PdfNumber.of(first + key.value), registry.register(new PdfArray(defined)));
  }
  for (const [index, page] of copied.entries()) {
    const key = source.getPage(index)?.dict.getNumber('StructParents')?.value;
    if (key !== undefined) page.dict.set('StructParents', PdfNumber.of(first + key));
  }
  ours.root.set('ParentTreeNextKey', PdfNumber.of(first + entries.length / 2));
  const roles = dictIn(document, ours.root, 'RoleMap');
  for (const [role, standard] of dictIn(source, theirs.root, 'RoleMap'))
    if (!roles.has(role)) roles.set(role, standard);
};

const resolverOf =
  ({ context }: PDF) =>
  (ref: PdfRef) =>
    context.registry.resolve(ref);

const resolved = (pdf: PDF, ref: PdfRef): PdfObject => {
  const object = pdf.context.registry.resolve(ref);
  if (!object) throw new Error(`The PDF refers to object ${ref.objectNumber}, which it lacks.`);
  return object;
};

const dictAt = (pdf: PDF, ref: PdfRef): PdfDict => {
  const object = resolved(pdf, ref);
  if (!(object instanceof PdfDict))
    throw new Error(`Object ${ref.objectNumber} of the PDF is not what its structure says.`);
  return object;
};

const dictIn = (pdf: PDF, dict: PdfDict, key: string): PdfDict => {
  const child = dict.getDict(key, resolverOf(pdf)) ?? new PdfDict();
  if (!dict.has(key)) dict.set(key, child);
  return child;
};

/** The array under a key, which holds one value at least: a single one may stand there by itself. */
const arrayOf = (pdf: PDF, dict: PdfDict, key: string): PdfArray => {
  const array = dict.getArray(key, resolverOf(pdf));
  if (array) return array;
  const single = dict.get(key);
  const made = new PdfArray(single ? [single] : []);
  dict.set(key, made);
  return made;
};

const isElement = (pdf: PDF, ref: PdfRef): boolean => {
  const object = resolved(pdf, ref);
  return object instanceof PdfDict && object.getName('S') !== undefined;
};

/** The root of the structure, and the one element under it that holds all of the document. */
const treeOf = (pdf: PDF): { root: PdfDict; document: PdfRef } => {
  const root = pdf.context.catalog.getDict().getDict('StructTreeRoot', resolverOf(pdf));
  const document = root && arrayOf(pdf, root, 'K').at(0);
  if (
    !root ||
    !(document instanceof PdfRef) ||
    dictAt(pdf, document).getName('S')?.value !== PdfName.of('Document').value
  )
    throw new Error('The PDF is not tagged.');
  return { root, document };
};
