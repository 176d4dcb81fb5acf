/** What a vendor of ours may tell with a refusal. */
export interface VendorAnswer<Said> extends ErrorOptions {
  /** Its own words. */
  said?: Said | undefined;
  /** When it takes calls again. */
  retryAt?: Date | undefined;
}

/** A failed call of a service on the Internet; `code` says how it failed. */
export abstract class VendorError<Code extends string, Said = string> extends Error {
  readonly code: Code;
  readonly said: Said | undefined;
  readonly retryAt: Date | undefined;
  constructor(code: Code, message: string, { said, retryAt, ...options }: VendorAnswer<Said> = {}) {
    super(message, options);
    this.code = code;
    this.said = said;
    this.retryAt = retryAt;
  }
}
