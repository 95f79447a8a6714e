/** An SVG as a PNG of this many pixels. @throws Error where it can't be drawn */
export const drawnPicture = async (svg: Blob, [width, height]: readonly [number, number]): Promise<Blob> => {
  const address = URL.createObjectURL(svg);
  try {
    const picture = new Image(width, height);
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('This browser can’t draw the picture. Share the PDF.');
    drawing.fillStyle = '#ffffff';
    drawing.fillRect(0, 0, width, height);
    drawing.drawImage(picture, 0, 0, width, height);
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, 'image/png');
    const made = await promise;
    if (!made) throw new Error('This browser can’t draw the picture. Share the PDF.');
    return made;
  } finally {
    URL.revokeObjectURL(address);
  }
};
