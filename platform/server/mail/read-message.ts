import PostalMime from 'postal-mime';

/** A mail, read: header names in lower case, words decoded, line ends as \n. */
export type ReadMessage = { headers: Map<string, string>; text: string; html: string };

export const readMessage = async (bytes: Buffer): Promise<ReadMessage> => {
  const { headers, subject = '', text = '', html = '' } = await PostalMime.parse(bytes);
  return {
    headers: new Map([...headers.map(({ key, value }) => [key, value] as const), ['subject', subject]]),
    text: withoutLast(text),
    html: withoutLast(html),
  };
};

/** The line end before a boundary belongs to the boundary; the library counts it to the text. */
const withoutLast = (text: string) => text.replace(/\n$/, '');
