import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  cert: string;
  key: string;
}

/** Makes an authority with a server's certificate (for 127.0.0.1 only) and a client's, using openssl. */
export function makeCertificates(): { ca: string; server: Certificate; client: Certificate } {
  const folder = mkdtempSync(join(tmpdir(), 'kronos-certificates-'));
  const file = (name: string) => join(folder, name);
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

  function issue(name: string, extensions: string): Certificate {
    writeFileSync(file(`${name}.ext`), extensions);
    openssl('req', ...curve, '-keyout', file(`${name}.key`), '-out', file(`${name}.csr`), '-subj', `/CN=${name}`);
    const by = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial', '-days', '2'];
    openssl(
      'x509',
      '-req',
      '-in',
      file(`${name}.csr`),
      ...by,
      '-out',
      file(`${name}.pem`),
      '-extfile',
      file(`${name}.ext`),
    );
    return { cert: readFileSync(file(`${name}.pem`), 'utf8'), key: readFileSync(file(`${name}.key`), 'utf8') };
  }

  try {
    openssl(
      'req',
      '-x509',
      ...curve,
      '-keyout',
      file('ca.key'),
      '-out',
      file('ca.pem'),
      '-subj',
      '/CN=Test CA',
      '-days',
      '2',
    );
    return {
      ca: readFileSync(file('ca.pem'), 'utf8'),
      server: issue('server', 'subjectAltName=IP:127.0.0.1\nextendedKeyUsage=serverAuth\n'),
      client: issue('client', 'extendedKeyUsage=clientAuth\n'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns why no certificates can be made here, if so. */
export function whyNoCertificates(): string | undefined {
  try {
    openssl('version');
    return undefined;
  } catch {
    return 'no openssl to make certificates with';
  }
}

const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' });
