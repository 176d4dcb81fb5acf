import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreation, PasskeyProof, PasskeyQuestion, PasskeyRegistration } from '@kronos/api/contract';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);

/** An authenticator in software (ES256, no attestation), for the other end of WebAuthn over real HTTP. */
export function createSoftPasskey({ origin, isVerifying = true }: { origin: string; isVerifying?: boolean }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(32);
  const id = credential.toString('base64url');
  let counter = 0;
  let userHandle = Buffer.from('0').toString('base64url');

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  /** The flags: user present, user verified, and credential attached. */
  const authData = (rpId: string, attached?: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    const flags = 0x01 | (isVerifying ? 0x04 : 0) | (attached ? 0x40 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attached ?? Buffer.alloc(0)]);
  };

  return {
    id,
    make({ rp, user, challenge }: PasskeyCreation, { from = origin } = {}): PasskeyRegistration {
      userHandle = user.id;
      const key = Buffer.concat([
        // { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        bytes(Buffer.from(y, 'base64url')),
      ]);
      const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credential.length]), credential, key]);
      const data = authData(rp.id, attached);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    prove({ rpId, challenge }: PasskeyQuestion, { from = origin } = {}): PasskeyProof {
      const data = authData(rpId);
      const client = clientData('webauthn.get', challenge, from);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          userHandle,
        },
      };
    },
  };
}
