import type { TableShape } from '#platform/contract/table-shape.ts';
import type { Dataset } from '../datasets.words.ts';
import type { LineProblem, MarketRecord } from './market-record.rules.ts';

/** A kind of file of records. */
export type FileFormat = TableShape<MarketRecord | LineProblem> & {
  dataset: Dataset;
  /** It has every record of its months (of its districts): what it lacks of them is gone. The others only add. */
  isWhole: boolean;
};
