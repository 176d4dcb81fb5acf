export type ApiErrorCode = 'no-base-url' | 'unknown-endpoint' | 'bad-parameter' | 'unfit-answer';

/** A programming error around the client. What a server or a network does is an `Outcome` instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;

  constructor(code: ApiErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
