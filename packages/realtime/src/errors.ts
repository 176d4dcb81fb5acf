import type { ChannelId } from './channels.ts';

/**
 * What went wrong: `payload` an event did not fit its schema and was dropped, `listener` a listener threw,
 * `authorization` a channel was not signed, `subscription` the server refused or never confirmed a channel,
 * `connection` the server refused the socket for good.
 */
export type RealtimeErrorCode = 'payload' | 'listener' | 'authorization' | 'subscription' | 'connection';

/** The one error of this package. It is reported through `onError`, never thrown at a listener or a caller. */
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
