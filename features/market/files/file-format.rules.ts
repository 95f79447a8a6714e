import type { TableShape } from '#platform/contract/table-shape.ts';
import type { Dataset } from '../datasets.words.ts';
import type { LineProblem, MarketRecord } from './market-record.rules.ts';

/** A kind of file of records. */
export type FileFormat = TableShape<MarketRecord | LineProblem> & {
  dataset: Dataset;
  /** A complete file has every record of its months (of its districts): stored records missing in it are removed. Others only add. */
  isWhole: boolean;
};
