/** A failure during start-up that the operator can fix; the message is the sentence to print. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
