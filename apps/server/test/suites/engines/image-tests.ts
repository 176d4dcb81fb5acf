import { expect, it } from 'vitest';
import type { Bench } from './bench.ts';

/** The images of a machine. */
export function imageTests(bench: () => Bench): void {
  const withTag = (reference: string) => (/:[^/]*$/.test(reference) ? reference : `${reference}:latest`);
  const find = async (reference: string) =>
    (await bench().engine.listImages()).find(({ tags }) => tags.includes(withTag(reference)));

  it('lists images with their size and age, and counts the containers of each, running or not', async () => {
    const { engine, harness, spec } = bench();
    const before = await find(harness.image);
    expect(before).toMatchObject({ id: expect.stringMatching(/^sha256:/), containers: 0 });
    expect(before?.sizeBytes).toBeGreaterThan(100_000);
    expect(Number(before?.createdAt)).toBeLessThanOrEqual(Date.now() + 1_000);
    await engine.create(await spec());
    const { id } = await engine.create(await spec());
    await engine.start(id);
    expect(await find(harness.image)).toEqual({ ...before, containers: 2 });
  });

  it('pulls a private image for its account only, and reports the registry’s refusal otherwise', async () => {
    const { engine, harness, spec } = bench();
    await engine.create(await spec());
    const { privateImage: image, account } = harness;
    const words = { message: expect.stringMatching(/auth/i) };
    await expect(engine.pull(image)).rejects.toMatchObject({ code: 'pull-failed', cause: words });
    const wrong = { ...account, password: 'guessed' };
    await expect(engine.pull(image, undefined, { account: wrong })).rejects.toMatchObject({
      code: 'pull-failed',
      cause: words,
    });
    expect(await find(image)).toBeUndefined();
    await engine.pull(image, undefined, { account });
    expect(await find(image)).toMatchObject({ containers: 0 });
    await engine.pruneImages(harness.imageLabels);
  });

  it('prunes images without containers, and returns how many and how much space', async () => {
    const { engine, harness, spec } = bench();
    const image = harness.pullableImage;
    await engine.create(await spec());
    await engine.pull(image);
    // A container that was only created counts as well.
    const { id } = await engine.create(await spec({ image }));
    await engine.pruneImages(harness.imageLabels);
    expect(await find(image)).toMatchObject({ containers: 1 });
    expect(await find(harness.image)).toMatchObject({ containers: 1 });
    await engine.remove(id);
    expect(await find(image)).toMatchObject({ containers: 0 });
    expect(await engine.pruneImages(harness.imageLabels)).toEqual({ images: 1, freedBytes: expect.any(Number) });
    expect(await find(image)).toBeUndefined();
    expect(await find(harness.image)).toMatchObject({ containers: 1 });
    expect(await engine.pruneImages(harness.imageLabels)).toEqual({ images: 0, freedBytes: 0 });
  });
}
