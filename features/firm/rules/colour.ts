/** `#rrggbb`, in small letters. */
export const colourForm = /^#[0-9a-f]{6}$/;

/** Light of a channel of the screen, 0 to 1 (WCAG 2.2, relative luminance). */
const lightOf = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Whether text of this colour can be read on white paper: a contrast of 4.5 to 1 at least. */
export const isReadable = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) =>
    lightOf(Number.parseInt(colour.slice(place, place + 2), 16)),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5;
};
