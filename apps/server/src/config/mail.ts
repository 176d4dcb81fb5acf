import type { MailServer } from '../domain/mail/carrier.ts';
import type { MailEnvironment } from '../domain/mail/mail-settings.ts';

interface Variables {
  KRONOS_SMTP_URL?: string | undefined;
  KRONOS_MAIL_FROM?: string | undefined;
}

/**
 * Reads `smtp://user:password@host:587` (requires STARTTLS; `?security=none` for a server without it) or
 * `smtps://…:465`.
 */
export function readMail(
  { KRONOS_SMTP_URL: given, KRONOS_MAIL_FROM: from }: Variables,
  complain: (name: string, message: string) => void,
): MailEnvironment {
  if (given === undefined) return { server: undefined, from };
  const url = new URL(given);
  const security = url.protocol === 'smtps:' ? 'tls' : (url.searchParams.get('security') ?? 'starttls');
  if (!isSecurity(security)) {
    complain('KRONOS_SMTP_URL', 'its security must be none, starttls or tls');
    return { server: undefined, from };
  }
  const server = {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (security === 'tls' ? 465 : 587) : Number(url.port),
    security,
    user: url.username === '' ? null : decodeURIComponent(url.username),
    password: url.password === '' ? null : decodeURIComponent(url.password),
  };
  return { server, from };
}

const isSecurity = (value: string): value is MailServer['security'] =>
  value === 'none' || value === 'starttls' || value === 'tls';
