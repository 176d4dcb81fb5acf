/**
 * Stands in for `ufo` and `destr`, which ofetch imports to complete addresses and to guess at bodies: our client hands it
 * whole addresses and takes texts, so that 2 kB of the sign-in page would never run.
 */
function neverCalled(): never {
  throw new Error('The client completes addresses and reads bodies by itself.');
}

// ufo's names, and the one export of destr.
// oxlint-disable-next-line import/no-default-export
export { neverCalled as default, neverCalled as withBase, neverCalled as withQuery };
