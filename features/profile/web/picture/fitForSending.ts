import { largestPicture } from '../../rules.ts';

const longestSide = 2_048;

/** The picture as it is, or a smaller one where it is larger than the server takes; its sides are those of what is sent. */
export const fitForSending = async (file: File, image: HTMLImageElement) => {
  const { naturalWidth, naturalHeight } = image;
  if (file.size <= largestPicture) return { sent: file, width: naturalWidth, height: naturalHeight };
  const scale = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight));
  const canvas = new OffscreenCanvas(Math.round(naturalWidth * scale), Math.round(naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const sent = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  return { sent, width: canvas.width, height: canvas.height };
};
