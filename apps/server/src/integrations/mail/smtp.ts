import { createTransport } from 'nodemailer';
import { type MailCarrier, MailRefusal, type MailServer } from '../../domain/mail/carrier.ts';

/** The time limits for sending, which may wait for a slow server. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
/** The time limits for a test of the settings, for which a user is waiting. */
const haste = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 8_000, dnsTimeout: 4_000 };

/** Sends over SMTP with one connection per mail, so that the current settings apply and no connection stays open. */
export const smtpCarrier: MailCarrier = {
  async deliver(server, { id, from, to, subject, text, html, unsubscribe }, signal) {
    const transport = connect(server, patience);
    const give = () => transport.close();
    signal.addEventListener('abort', give, { once: true });
    try {
      await transport.sendMail({
        messageId: `<${id}@${from.email.slice(from.email.lastIndexOf('@') + 1)}>`,
        from: { name: from.name, address: from.email },
        to: { name: to.name, address: to.email },
        subject,
        text,
        html,
        // Images in the text become parts of the mail: mail programs do not show `data:` addresses.
        attachDataUrls: true,
        headers: {
          // RFC 3834: prevents automatic replies.
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe !== undefined && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    } catch (error) {
      throw refusalOf(error, server);
    } finally {
      signal.removeEventListener('abort', give);
      transport.close();
    }
  },
  async verify(server) {
    const transport = connect(server, haste);
    try {
      await transport.verify();
    } catch (error) {
      throw refusalOf(error, server);
    } finally {
      transport.close();
    }
  },
};

const connect = ({ host, port, security, user, password }: MailServer, limits: typeof patience) =>
  createTransport({
    ...limits,
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user === null ? {} : { auth: { user, pass: password ?? '' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** The codes of nodemailer and the system that may be temporary; the server's own response takes precedence. */
const passing = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS']);

function refusalOf(error: unknown, { host, port }: MailServer): MailRefusal {
  const { code, responseCode } = readCodes(error);
  const said = error instanceof Error ? error.message : String(error);
  const words =
    responseCode === undefined
      ? `The mail server at ${host}:${port} could not be reached: ${said}`
      : `The mail server at ${host}:${port} refused: ${said}`;
  const isTemporary = responseCode === undefined ? code !== undefined && passing.has(code) : responseCode < 500;
  return new MailRefusal(words, { isTemporary, isAway: responseCode === undefined && isTemporary, cause: error });
}

function readCodes(error: unknown): { code: string | undefined; responseCode: number | undefined } {
  if (!(error instanceof Error)) return { code: undefined, responseCode: undefined };
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    responseCode: 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined,
  };
}
