/** Longest side of a picture of a signature, in pixels. */
const longest = 1200;

/** A photo of a signature, small enough to be sent, as a data address. @throws Error with words for the person. */
export const shrinkPicture = async (file: File): Promise<string> => {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('This picture can’t be read. Choose a JPEG, PNG or WebP file.');
  });
  const by = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * by));
  canvas.height = Math.max(1, Math.round(picture.height * by));
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser can’t read the picture. Draw or type your signature.');
  // A picture with see-through parts would be black there.
  drawing.fillStyle = '#ffffff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.85);
};
