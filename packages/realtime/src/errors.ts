import type { ChannelId } from './channels.ts';

/**
 * The kind of an error: `payload` an event did not match its schema and was dropped, `listener` a listener threw,
 * `authorization` a channel was not signed, `subscription` the server refused or never confirmed a channel, `connection` the
 * server refused the socket for good.
 * @example
 * if (error.code === 'payload') reportVersionMismatch()
 */
export type RealtimeErrorCode = 'payload' | 'listener' | 'authorization' | 'subscription' | 'connection';

/**
 * The error of this package. It is passed to `onError` and never thrown.
 * @example
 * const onError = (error: RealtimeError) => console.warn(error.code, error.channel, error.cause)
 */
export class RealtimeError extends Error {
  override readonly name = 'RealtimeError';
  readonly code: RealtimeErrorCode;
  readonly channel: ChannelId | undefined;

  constructor(
    code: RealtimeErrorCode,
    message: string,
    detail: { channel?: ChannelId | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: detail.cause });
    this.code = code;
    this.channel = detail.channel;
  }
}
