import { tidyCell } from '#platform/contract/csv-cells.ts';

/** Changes a name from capitals: `BAYFRONT AVENUE` → `Bayfront Avenue`. `NIL` and the like become an empty text. */
export const placeName = (text: string): string => {
  const tidy = tidyCell(text);
  if (/^(nil|na|n\.a\.|-)$/i.test(tidy)) return '';
  if (tidy !== tidy.toUpperCase()) return tidy;
  return tidy
    .toLowerCase()
    .replace(/(?<![\p{L}\d'’.])\p{L}|(?<=\b[do]['’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/\b(\d+\p{L}|i{2,3}|iv|vi{1,3}|ix|hdb)\b/giu, (word) => word.toUpperCase());
};
