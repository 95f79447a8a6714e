/** A picture as it is sent, in bytes. It is kept as large as it is shown. */
export const largestPicture = 15_000_000;

/** Twice the width of a text in CSS pixels, as sharp screens show it. */
export const widestPicture = 1_520;

/** For the pictures in lists. */
export const widestThumbnail = 192;

/** Text alternative of a picture. */
export const longestAlt = 200;

/** Files offered by the browser's dialog. */
export const pictureKinds = 'image/jpeg,image/png';
