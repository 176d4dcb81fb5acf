/** Every piece of a log has a header of 8 bytes: the stream's number (0–2), three zeros, the length. */
const headerBytes = 8;

/**
 * Returns the lines of both streams in the order in which they were written. A terminal's log has no headers and is
 * used as it is.
 */
export function toLines(log: Buffer): string[] {
  const text = (isFramed(log) ? Buffer.concat(pieces(log)) : log).toString('utf8').trimEnd();
  return text === '' ? [] : text.split(/\r?\n/);
}

function isFramed(log: Buffer): boolean {
  return log.length >= headerBytes && log.readUInt32BE(0) % 0x1_00_00_00 === 0 && log.readUInt8(0) <= 2;
}

function pieces(log: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + headerBytes <= log.length; ) {
    const end = at + headerBytes + log.readUInt32BE(at + 4);
    found.push(log.subarray(at + headerBytes, end));
    at = end;
  }
  return found;
}
