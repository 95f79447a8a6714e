import { agencyZone, type InstantText } from '#platform/contract/days.ts';
import { type ContentType, contentTypes, type MeasurementUnit, type Tool } from '../tools.words.ts';

type Input = {
  tool: Tool;
  sortBy: string;
  unit: MeasurementUnit;
  /** Rows of the page that was asked for; without one it has all rows. */
  size: number | undefined;
  contentType: ContentType;
  at: InstantText;
};

/** `hdb_month_sqft_all_20261128163000.xlsx`, by the agency's clock. */
export const exportName = ({ tool, sortBy, unit, size, contentType, at }: Input): string => {
  const wall = Temporal.Instant.from(at).toZonedDateTimeISO(agencyZone).toPlainDateTime();
  const stamp = wall.toString({ smallestUnit: 'second' }).replace(/\D/g, '');
  return `${tool}_${sortBy}_${unit}_${size ?? 'all'}_${stamp}.${contentTypes[contentType].ending}`;
};
