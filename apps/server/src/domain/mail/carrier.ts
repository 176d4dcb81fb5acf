import type { mailSecurities } from '@kronos/api/contract';

/** A mail server and who writes through it. */
export interface MailServer {
  host: string;
  port: number;
  /** `starttls` insists on it; `tls` begins encrypted. */
  security: (typeof mailSecurities)[number];
  /** Null: it asks for no name. */
  user: string | null;
  password: string | null;
  /** The address that letters come from. */
  from: string;
  /** The name beside it; null is the brand's. */
  fromName: string | null;
}

/** A person with an address. */
export interface MailPerson {
  email: string;
  name: string;
}

/** What goes out: one letter in two forms. */
export interface MailMessage {
  /** The same at each try, so that a letter that went out twice is shown once. */
  id: string;
  from: MailPerson;
  to: MailPerson;
  subject: string;
  text: string;
  html: string;
}

/** Speaks to mail servers. Both fail with a `MailRefusal`. */
export interface MailCarrier {
  deliver(server: MailServer, message: MailMessage, signal: AbortSignal): Promise<void>;
  /** Connects and signs in, and sends nothing. */
  verify(server: MailServer): Promise<void>;
}

/** Why a letter could not be handed over, in the words of whoever refused it. */
export class MailRefusal extends Error {
  override readonly name = 'MailRefusal';
  /** A later try may go well. */
  readonly isTemporary: boolean;
  constructor(message: string, { isTemporary, cause }: { isTemporary: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isTemporary = isTemporary;
  }
}
