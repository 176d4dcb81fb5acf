/** The start fails for a reason that the person who starts it can mend; the message is the one sentence to print. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
