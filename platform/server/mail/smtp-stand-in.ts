import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** One mail as a server saw it: envelope, raw message, and when it was there, by `performance.now()`. */
type Received = { from: string; to: string[]; data: string; at: number };

/** Replies by command (`RCPT`, `DATA`, …) `hello` for the greeting, `body` for what follows the message; '' never answers. */
export type SmtpManners = { EHLO?: string; MAIL?: string; RCPT?: string; DATA?: string; hello?: string; body?: string };

const usual: Record<string, string> = { EHLO: '250-stand-in\r\n250 8BITMIME', DATA: '354 go on', QUIT: '221 bye' };

/** A mail server for tests that speaks just enough SMTP, takes so long for each message, and answers as `manners` say. */
export const smtpStandIn = async (manners: SmtpManners = {}, takesMs = 0) => {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let mail: Received = { from: '', to: [], data: '', at: 0 };
    let unread = '';
    let inMessage = false;
    const say = (line: string) => line && socket.write(`${line}\r\n`);
    const take = (whole: Received) => {
      received.push({ ...whole, at: performance.now() });
      say(manners.body ?? '250 taken');
    };
    const obey = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      const reply = manners[verb as keyof SmtpManners] ?? usual[verb] ?? '250 fine';
      if (verb === 'MAIL') mail = { from: line, to: [], data: '', at: 0 };
      if (verb === 'RCPT') mail.to.push(line);
      if (verb === 'DATA' && reply.startsWith('354')) inMessage = true;
      say(reply);
    };
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      unread += bytes.toString('latin1');
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const line = unread.slice(0, end);
        unread = unread.slice(end + 2);
        if (!inMessage) obey(line);
        else if (line !== '.') mail.data += `${line.replace(/^\./, '')}\r\n`;
        else {
          inMessage = false;
          setTimeout(take, takesMs, mail);
        }
      }
    });
    say(manners.hello ?? '220 stand-in ESMTP');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close };
};
