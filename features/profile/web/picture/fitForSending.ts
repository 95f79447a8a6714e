import { largestPicture } from '../../rules.ts';

const longestSide = 2_048;

/**
 * The file to send, with its width and height: the picture itself, or a smaller copy if it exceeds the server's limit.
 */
export const fitForSending = async (file: File, image: HTMLImageElement) => {
  const { naturalWidth, naturalHeight } = image;
  if (file.size <= largestPicture) return { sent: file, width: naturalWidth, height: naturalHeight };
  const scale = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight));
  const canvas = new OffscreenCanvas(Math.round(naturalWidth * scale), Math.round(naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const sent = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  return { sent, width: canvas.width, height: canvas.height };
};
