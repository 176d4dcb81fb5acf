/**
 * The kind of a programming error: no base URL outside a browser, an endpoint that is not in the routes, a missing path
 * parameter, or a response of the fake transport that does not match the contract.
 * @example
 * const code: ApiErrorCode = 'unknown-endpoint'
 */
export type ApiErrorCode = 'no-base-url' | 'unknown-endpoint' | 'bad-parameter' | 'unfit-answer';

/**
 * A programming error in the use of the client. Failures of a server or a network are `Outcome`s instead.
 * @example
 * if (error instanceof ApiError && error.code === 'unknown-endpoint') throw error
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;

  constructor(code: ApiErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
