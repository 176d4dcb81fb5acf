import { EngineError, type EngineErrorCode } from './port.ts';

/** What each failure means and what to do about it, for users; the same for every engine. */
const words: Record<EngineErrorCode, string> = {
  'image-missing': 'The node does not have this image. Pull it first.',
  'container-missing': 'The container is no longer on its node. Rebuild the server.',
  'path-missing': 'The container has no such file or folder. Check the path.',
  'name-taken': 'The node already has a container with this name. Remove it or choose another name.',
  'port-taken': 'The port is already in use on the node. Free it or choose another port for the server.',
  'bad-mount': 'A folder of the server cannot be mounted or written. Check that it exists on the node and is writable.',
  'bad-command': "The container's program cannot be started. Check the image and its command.",
  'archive-missing': 'The node has no such archive. Check the path.',
  'bad-archive':
    'The archive is damaged or not allowed. Nothing after the bad entry was unpacked; use another archive.',
  'disk-full': 'The disk of the node is full. Free some space and try again.',
  'pull-failed': 'The image could not be pulled. Check its name and that the node can reach the registry.',
  unreachable:
    "The node's container engine cannot be reached. Check that it is running and that the address is correct.",
  timeout: "The node's container engine did not respond in time. Try again later.",
  'refused-certificate':
    "The node's container engine refused our certificate. Use a client certificate that the node trusts.",
  'untrusted-certificate':
    "The certificate of the node's container engine is not trusted. Check the node's CA and address.",
  'refused-key': "The node refused the panel's SSH key. Add the public key to the user's authorized keys on the node.",
  'host-key-changed':
    'The node shows a different host key from the one confirmed. Nothing was sent; find out why before you trust it.',
  'command-failed': 'The command failed on the node. See its output.',
  aborted: 'The call was aborted.',
  unknown: "The node's container engine failed for an unknown reason. See the details.",
};

/** Returns what a failure means and what to do about it. */
export const failureText = (code: EngineErrorCode): string => words[code];

/** Creates the failure with that code; `cause` keeps the engine's own error. */
export function engineError(code: EngineErrorCode, cause?: unknown): EngineError {
  return new EngineError(code, words[code], { cause });
}

const unreachable =
  /^(ENOENT|ECONNREFUSED|ECONNRESET|EPIPE|EACCES|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPROTO|UND_ERR_|ERR_STREAM_PREMATURE_CLOSE)/;
const untrusted =
  /^(UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT|SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED_CERT|CERT_HAS_EXPIRED|ERR_TLS_CERT_ALTNAME_INVALID)/;
// OpenSSL names the alert by protocol version: …SSLV3_ALERT_BAD_CERTIFICATE, …TLSV13_ALERT_CERTIFICATE_REQUIRED.
// ERR_OSSL_… is a certificate or key of ours that OpenSSL cannot read.
const refused = /^ERR_SSL_.*(CERTIFICATE|UNKNOWN_CA|ACCESS_DENIED|HANDSHAKE_FAILURE)|^ERR_OSSL_/;

/** Returns the failure of an error code of Node's network layer, if it is one. */
export function networkFailure(error: unknown): EngineErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (untrusted.test(code)) return 'untrusted-certificate';
  if (refused.test(code)) return 'refused-certificate';
  if (unreachable.test(code)) return 'unreachable';
  return networkFailure(error.cause);
}
