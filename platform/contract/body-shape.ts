/** The facts about a call's body that pages have (`platform/build/bodyShapeOf.ts`). A field in a nested record has a path with dots. */
export type BodyShape = {
  /** The fields that must be filled in. */
  required: string[];
  /** The most characters of its texts, by field. */
  most: Record<string, number>;
};
