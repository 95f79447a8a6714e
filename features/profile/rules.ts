/** The most bytes of a picture that is sent: 5 MB. */
export const largestPicture = 5 * 1024 * 1024;
