/**
 * Replaces `ufo` and `destr`, which ofetch imports to complete addresses and to guess the type of bodies: the client
 * passes full addresses and reads text, so these 2 kB of the sign-in page would never run.
 */
function neverCalled(): never {
  throw new Error('The client completes addresses and reads bodies by itself.');
}

// ufo's names, and the one export of destr.
// oxlint-disable-next-line import/no-default-export
export { neverCalled as default, neverCalled as withBase, neverCalled as withQuery };
