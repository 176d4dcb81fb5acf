import { privateHost } from './private-registry.ts';
import { Refusal } from './refusal.ts';

export const mediaTypes = ['plex', 'emby', 'jellyfin'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** A `tool` is any program that runs alongside media servers. */
export const imageTypes = [...mediaTypes, 'tool'] as const;
export type ImageType = (typeof imageTypes)[number];

export interface Image {
  name: string;
  type: ImageType;
  version: string;
}

export interface PullStep {
  layer: string;
  status: string;
  current?: number;
  total?: number;
}

/** The port on which a server of the type listens inside its container. */
export const mediaPorts = { plex: 32400, emby: 8096, jellyfin: 8096 } as const satisfies Record<MediaType, number>;

/** The images of the sandbox's registry; a node has the `latest` ones from the start, the others must be pulled. */
const registry: Record<MediaType, Record<string, string>> = {
  plex: { latest: '1.41.3.9314-a0bfb8370', beta: '1.41.4.9421-e2a8b9cf7' },
  emby: { latest: '4.8.10.0', beta: '4.9.0.30' },
  jellyfin: { latest: '10.10.3', beta: '10.11.0' },
};

/** Further images of the registry, which no node has from the start. */
const tools: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tautulli/tautulli': { latest: '2.15.1', 'v2.14.6': '2.14.6' },
  'portainer/portainer-ce': { latest: '2.33.1' },
  'prom/node-exporter': { latest: '1.9.0' },
  'filebrowser/filebrowser': { latest: '2.32.0' },
};

export const firstImages = mediaTypes.map((type) => `kronos/${type}:latest`);

/** The full name of an image; the default tag is `latest`. */
export function imageName(reference: string): string {
  return /:[^/]*$/.test(reference) ? reference : `${reference}:latest`;
}

/** The image with that name in the registry, if there is one. */
export function findImage(reference: string): Image | undefined {
  const name = imageName(reference);
  const shared = name.replace(`${privateHost}/`, '');
  for (const type of mediaTypes) {
    for (const [tag, version] of Object.entries(registry[type])) {
      if (shared === `kronos/${type}:${tag}`) return { name, type, version };
    }
  }
  const at = shared.lastIndexOf(':');
  const version = tools[shared.slice(0, at)]?.[shared.slice(at + 1)];
  return version === undefined ? undefined : { name, type: 'tool', version };
}

/** The layers of each image, in bytes. */
const layers = [2_800_000, 64_000_000];
export const imageBytes = layers.reduce((sum, bytes) => sum + bytes, 0);

/** The steps of a pull, as a container engine reports them, with simulated bytes but real delays. */
export async function* pullSteps(image: string, stepMs: number): AsyncGenerator<PullStep> {
  const found = findImage(image);
  if (!found) throw new Refusal('pull-failed', `The sandbox’s registry has no image ${imageName(image)}.`);
  for (const [index, total] of layers.entries()) {
    const layer = `${found.type}-${index + 1}`;
    yield { layer, status: 'Pulling fs layer' };
    for (const share of [0.25, 0.5, 1]) {
      await new Promise((resolve) => setTimeout(resolve, stepMs));
      yield { layer, status: 'Downloading', current: total * share, total };
    }
    yield { layer, status: 'Pull complete' };
  }
}
