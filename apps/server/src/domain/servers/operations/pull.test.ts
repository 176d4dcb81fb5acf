import { expect, it } from 'vitest';
import { createPullShare } from './pull.ts';

it('derives the share done of two layers from the engine’s status lines, without decreasing', () => {
  const share = createPullShare();
  const shares = [
    { layer: 'a', status: 'Pulling fs layer' },
    { layer: 'b', status: 'Already exists' },
    { layer: 'a', status: 'Downloading', current: 50, total: 100 },
    { layer: 'a', status: 'Verifying Checksum' },
    { layer: 'a', status: 'Download complete' },
    { layer: 'a', status: 'Extracting', current: 0, total: 100 },
    { layer: 'a', status: 'Extracting', current: 50, total: 100 },
    { layer: 'a', status: 'Pull complete' },
  ].map(share);
  expect(shares.map((value) => Math.round(value * 1000))).toEqual([0, 500, 675, 850, 850, 850, 925, 1000]);
});

it('does not decrease when a layer is reported late', () => {
  const share = createPullShare();
  expect(share({ layer: 'a', status: 'Pull complete' })).toBe(1);
  expect(share({ layer: 'b', status: 'Pulling fs layer' })).toBe(1);
});
