import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listen, portRefusal } from '../listen.ts';

/** A received mail. */
export interface ReceivedMail {
  /** The id within this inbox, starting at 1. */
  id: number;
  at: string;
  /** The addresses that it was delivered to. */
  to: string[];
  from: { name: string; address: string };
  subject: string;
  messageId: string;
  text: string;
  html: string;
  /** The address for one-click unsubscribing (RFC 8058); null if the mail has none. */
  oneClick: string | null;
}

export interface InboxOptions {
  /** The number of mails that are kept. @default 200 */
  limit?: number;
  /** Called with each received mail. */
  onMail?: (mail: ReceivedMail) => void;
  /** Returns the SMTP code and the text for a refused address, otherwise undefined. */
  refuse?: (address: string) => { code: number; words: string } | undefined;
}

export interface Inbox {
  /** Starts listening (0 picks a free port) and resolves with the port's number. */
  open(port: number): Promise<number>;
  /** The received mails, newest first. */
  list(): readonly ReceivedMail[];
  get(id: number): ReceivedMail | undefined;
  clear(): void;
  close(): Promise<void>;
}

/** A mail server on loopback that accepts every mail, delivers none, and keeps them for inspection. */
export function createInbox({ limit = 200, onMail, refuse }: InboxOptions = {}): Inbox {
  let mails: readonly ReceivedMail[] = [];
  let lastId = 0;

  const server = new SMTPServer({
    banner: 'kronos-sandbox',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    // The names of clients are not used, and looking them up would be slow on a network without a resolver.
    disableReverseLookup: true,
    size: 5 * 1024 * 1024,
    closeTimeout: 100,
    onAuth: (_, __, done) => done(null, { user: 'anyone' }),
    onRcptTo({ address }, _, done) {
      const refusal = refuse?.(address);
      done(refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : null);
    },
    onData(stream, { envelope }, done) {
      const take = async () => {
        const raw = await buffer(stream);
        if (stream.sizeExceeded) throw Object.assign(new Error('The mail is too large.'), { responseCode: 552 });
        const { from, subject = '', messageId = '', text = '', html = '', headers } = await PostalMime.parse(raw);
        const mail = {
          id: (lastId += 1),
          at: new Date().toISOString(),
          to: envelope.rcptTo.map(({ address }) => address),
          from: { name: from?.name ?? '', address: from?.address ?? '' },
          subject,
          messageId,
          text,
          html,
          oneClick: oneClickOf(headers),
        };
        mails = [mail, ...mails].slice(0, limit);
        onMail?.(mail);
      };
      callbackify(take)((error) => done(error));
    },
  });
  // A client that disconnects in the middle is not an error of the inbox.
  server.on('error', () => undefined);

  return {
    open: (port) => listen(server.server, port, portRefusal(port, "the sandbox's inbox", 'KRONOS_SANDBOX_SMTP_PORT')),
    list: () => mails,
    get: (id) => mails.find((mail) => mail.id === id),
    clear() {
      mails = [];
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function oneClickOf(headers: readonly { key: string; value: string }[]): string | null {
  const said = (name: string) => headers.find(({ key }) => key === name)?.value;
  if (said('list-unsubscribe-post') !== 'List-Unsubscribe=One-Click') return null;
  return said('list-unsubscribe')?.match(/<(https?:[^>]+)>/)?.[1] ?? null;
}
