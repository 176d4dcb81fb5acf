import type { mailSecurities } from '@kronos/api/contract';

/** A mail server and the sender. */
export interface MailServer {
  host: string;
  port: number;
  /** `starttls` requires STARTTLS; `tls` connects encrypted. */
  security: (typeof mailSecurities)[number];
  /** Null for a server without authentication. */
  user: string | null;
  password: string | null;
  /** The sender's address. */
  from: string;
  /** The sender's name; null for the brand's. */
  fromName: string | null;
}

/** A recipient or sender. */
export interface MailPerson {
  email: string;
  name: string;
}

/** One mail, as text and HTML. */
export interface MailMessage {
  /** The same for each attempt, so that a mail that was sent twice is shown once. */
  id: string;
  from: MailPerson;
  to: MailPerson;
  subject: string;
  text: string;
  html: string;
  /** The address for one-click unsubscription (RFC 8058); absent for a mail to a single person. */
  unsubscribe?: string | undefined;
}

/** Connects to mail servers. Both methods fail with a `MailRefusal`. */
export interface MailCarrier {
  deliver(server: MailServer, message: MailMessage, signal: AbortSignal): Promise<void>;
  /** Connects and authenticates, without sending anything. */
  verify(server: MailServer): Promise<void>;
}

/** Why a mail could not be delivered, in the words of the server or the system. */
export class MailRefusal extends Error {
  override readonly name = 'MailRefusal';
  /** Whether a later attempt may succeed. */
  readonly isTemporary: boolean;
  /** Whether the server was not reached at all, so that no other mail could be sent either. */
  readonly isAway: boolean;
  constructor(
    message: string,
    { isTemporary, isAway = false, cause }: { isTemporary: boolean; isAway?: boolean; cause?: unknown },
  ) {
    super(message, { cause });
    this.isTemporary = isTemporary;
    this.isAway = isAway;
  }
}
