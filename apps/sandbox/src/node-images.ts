import { z } from 'zod';
import { firstImages, imageBytes, imageName, pullSteps } from './images.ts';
import { type RegistryAccount, requireAccount } from './private-registry.ts';
import { type ContainerRecord, readJson, writeJson } from './record.ts';
import { firstBuild, type Registry } from './registry.ts';

const storedImage = z.object({ id: z.string(), createdAt: z.iso.datetime(), tags: z.array(z.string()) });
type StoredImage = z.infer<typeof storedImage>;

const firstOf = (name: string): StoredImage => ({ ...firstBuild(name), tags: [name] });
/** Earlier versions of the sandbox stored only a name. */
const storedSchema = z.array(z.union([storedImage, z.string().transform(firstOf)]));

/** The image from which a container was created. */
const imageOf = ({ imageId, spec }: ContainerRecord): string => imageId ?? firstBuild(spec.image).id;

interface NodeImagesDeps {
  file: string;
  registry: Registry;
  containers: () => Iterable<{ readonly record: ContainerRecord }>;
}

/** The images of one node. */
export function createNodeImages({ file, registry, containers }: NodeImagesDeps) {
  let images: readonly StoredImage[] = storedSchema.safeParse(readJson(file)).data ?? firstImages.map(firstOf);
  const save = (changed: readonly StoredImage[]) => {
    images = changed;
    writeJson(file, images);
  };
  const countUsers = ({ id }: StoredImage) => [...containers()].filter(({ record }) => imageOf(record) === id).length;

  return {
    list: () => images.map((image) => ({ ...image, bytes: imageBytes, containers: countUsers(image) })),
    find: (reference: string): StoredImage | undefined =>
      images.find(({ tags }) => tags.includes(imageName(reference))),
    /** Pulls an image. As on an engine, a newer build takes over the tag, and the previous one stays without it. */
    async *pull(reference: string, account?: RegistryAccount) {
      const name = imageName(reference);
      requireAccount(name, account);
      yield* pullSteps(reference, 30);
      const newest = registry.newest(name);
      const others = images.map((image) => ({ ...image, tags: image.tags.filter((tag) => tag !== name) }));
      const known = others.find(({ id }) => id === newest.id);
      if (known) known.tags.push(name);
      save(known ? others : [...others, { ...newest, tags: [name] }]);
    },
    /** Removes the images that no container uses. Images carry no labels, so none match a filter. */
    prune(labels: Readonly<Record<string, string>>) {
      const isPruned = (image: StoredImage) => Object.keys(labels).length === 0 && countUsers(image) === 0;
      const gone = images.filter(isPruned).length;
      save(images.filter((image) => !isPruned(image)));
      return { images: gone, freedBytes: gone * imageBytes };
    },
  };
}
