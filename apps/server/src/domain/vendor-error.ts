/** What a vendor may report along with a failure. */
export interface VendorErrorDetails<Said> extends ErrorOptions {
  /** The vendor's own words. */
  reason?: Said | undefined;
  /** When the vendor accepts calls again. */
  retryAt?: Date | undefined;
}

/** A failed call to an external service; `code` says how it failed. */
export abstract class VendorError<Code extends string, Said = string> extends Error {
  readonly code: Code;
  readonly said: Said | undefined;
  readonly retryAt: Date | undefined;
  constructor(code: Code, message: string, { reason, retryAt, ...options }: VendorErrorDetails<Said> = {}) {
    super(message, options);
    this.code = code;
    this.said = reason;
    this.retryAt = retryAt;
  }
}
