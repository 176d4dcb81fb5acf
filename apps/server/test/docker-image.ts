import { existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import Docker from 'dockerode';
import { pack } from 'tar-stream';

/** The media server types with an image, with the port that each listens on. */
export const mediaPorts = { plex: 32400, emby: 8096, jellyfin: 8096 } as const;
export type MediaImageType = keyof typeof mediaPorts;

/** The Docker Engine for tests. */
export const dockerSocket = process.env['KRONOS_TEST_DOCKER_SOCKET'] ?? '/var/run/docker.sock';

export const connectDocker = () => new Docker({ socketPath: dockerSocket });

/** Returns the path of Debian's busybox-static, the only program of the image; null when it is not installed. */
export function findBusybox(): string | null {
  const path = process.env['BUSYBOX'] ?? '/bin/busybox';
  return existsSync(path) ? path : null;
}

/** Returns a tar of a system with busybox as its only program, and with these files. */
function systemOf(files: Record<string, string>): Promise<Buffer> {
  const busybox = findBusybox();
  if (!busybox) throw new Error('The test image needs busybox-static (at /bin/busybox or where BUSYBOX says).');
  const tar = pack();
  for (const folder of ['bin', 'config', 'tmp', 'etc']) tar.entry({ name: folder, type: 'directory' });
  tar.entry({ name: 'bin/busybox', mode: 0o755 }, readFileSync(busybox));
  for (const name of ['sh', 'nc', 'tr', 'mkdir', 'sleep', 'tail'])
    tar.entry({ name: `bin/${name}`, type: 'symlink', linkname: 'busybox' });
  for (const [name, content] of Object.entries(files)) tar.entry({ name, mode: 0o755 }, content);
  tar.finalize();
  return buffer(tar);
}

/** Returns the layer of an image that contains only busybox. */
export const busyboxLayer = (): Promise<Buffer> => systemOf({});

/**
 * Makes a tiny image that answers only the info calls of a media server, without pulling anything, as `docker import`
 * does with a tar. Its identity is stored in /config, so it survives the container with its volume.
 */
export async function importMediaImage(docker: Docker, tag: string, type: MediaImageType): Promise<void> {
  const system = await systemOf({
    'start.sh': startScript(type),
    'serve.sh': serveScript(type),
    'bin/curl': curlScript,
  });
  const [repo, version = 'latest'] = tag.split(/:(?=[^/:]*$)/);
  const changes = ['CMD ["/bin/sh","/start.sh"]', 'ENV PATH=/bin', `EXPOSE ${mediaPorts[type]}/tcp`];
  const answer = await docker.importImage(asReadable(system), { repo, tag: version, changes });
  const said = (await buffer(answer)).toString();
  if (said.includes('"error"')) throw new Error(`The engine did not import the image: ${said}`);
}

async function* one(bytes: Buffer) {
  yield bytes;
}
const asReadable = (bytes: Buffer) => Readable.from(one(bytes), { objectMode: false });

/** As much of curl as the panel uses: prints the status of a GET to the address in its configuration. */
const curlScript = `#!/bin/sh
read -r line
url=\${line#*\\"}
url=\${url%\\"}
status=$(/bin/busybox wget -q -S -O /dev/null "$url" 2>&1 | /bin/busybox sed -n 's|^ *HTTP/[^ ]* \\([0-9]*\\).*|\\1|p')
[ -n "$status" ] || { echo 'curl: (7) Failed to connect'; exit 7; }
printf %s "$status"
`;

/** Takes a moment to listen, as media servers do, and exits at once on SIGTERM. */
function startScript(type: MediaImageType): string {
  return `#!/bin/sh
set -eu
trap 'echo "[${type}] Stopped."; kill "\${!:-}" 2>/dev/null || true; exit 0' TERM
echo "[${type}] Starting on port ${mediaPorts[type]}."
mkdir -p /config
[ -s /config/machine-id ] || tr -d '-' < /proc/sys/kernel/random/uuid > /config/machine-id
sleep 1
nc -ll -p ${mediaPorts[type]} -e /bin/sh /serve.sh &
wait $!
`;
}

/** Answers one request on standard input. */
function serveScript(type: MediaImageType): string {
  return `#!/bin/sh
cr=$(printf '\\r')
read -r method path version
json=
while read -r line; do
  line=\${line%"$cr"}
  [ -n "$line" ] || break
  case "$line" in [Aa]ccept:*application/json*) json=1 ;; esac
done
read -r id < /config/machine-id
name=\${SERVER_NAME:-$HOSTNAME}
kind=application/json
status='200 OK'
${answers[type]}
printf 'HTTP/1.1 %s\\r\\nContent-Type: %s\\r\\nContent-Length: %s\\r\\nConnection: close\\r\\n\\r\\n%s' "$status" "$kind" "\${#body}" "$body"
`;
}

const missing = "*) status='404 Not Found'; kind=text/plain; body='Not Found' ;;";

const answers: Record<MediaImageType, string> = {
  plex: `case "$path" in
  /identity)
    if [ -n "$json" ]; then
      body="{\\"MediaContainer\\":{\\"size\\":0,\\"apiVersion\\":\\"1.1.1\\",\\"claimed\\":false,\\"machineIdentifier\\":\\"$id\\",\\"version\\":\\"1.41.3.9314-a0bfb8370\\"}}"
    else
      kind='text/xml;charset=utf-8'
      body="<MediaContainer size=\\"0\\" apiVersion=\\"1.1.1\\" claimed=\\"0\\" machineIdentifier=\\"$id\\" version=\\"1.41.3.9314-a0bfb8370\\"/>"
    fi ;;
  ${missing}
esac`,
  jellyfin: `case "$path" in
  /System/Info/Public) body="{\\"ServerName\\":\\"$name\\",\\"Version\\":\\"10.10.3\\",\\"ProductName\\":\\"Jellyfin Server\\",\\"Id\\":\\"$id\\",\\"StartupWizardCompleted\\":false}" ;;
  ${missing}
esac`,
  emby: `case "$path" in
  /emby/System/Info/Public) body="{\\"ServerName\\":\\"$name\\",\\"Version\\":\\"4.8.10.0\\",\\"Id\\":\\"$id\\"}" ;;
  ${missing}
esac`,
};
