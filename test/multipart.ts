/** A multipart body as a browser writes it: the fields, then one file. The name is sent as it is. */
export const multipart = (fields: Record<string, string>, file: { name: string; bytes: Buffer }) => {
  const boundary = '----gable-test-boundary';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const name = file.name.replace(/["\r\n]/g, (each) => encodeURIComponent(each));
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(parts.join('') + head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, contentType: `multipart/form-data; boundary=${boundary}` };
};
