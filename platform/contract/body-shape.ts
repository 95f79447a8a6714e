/** What pages know of a call's body (`platform/build/bodyShapeOf.ts`). A field in a record of it has a path with dots. */
export type BodyShape = {
  /** The fields that must be filled in. */
  required: string[];
  /** The most characters of its texts, by field. */
  most: Record<string, number>;
};
