/** A failure of the start that the operator can fix; the message is the sentence to print. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
